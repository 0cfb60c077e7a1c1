import { MAX_DRAW } from '@smops/core/judging/sampling/sampling.constants.js';
import { type FormSpec, textOf } from '../../forms/form-spec.js';
import { readingTexts } from './reading.texts.js';

const USUAL = 200;

/** How many comments to draw. */
export function drawForm(isMore: boolean): FormSpec<{ size: number }> {
  const say = readingTexts();
  return {
    title: isMore ? say.drawMoreTitle : say.drawTitle,
    submit: say.draw,
    fields: [{ name: 'size', label: say.drawSize, kind: 'text', hint: say.drawHint(MAX_DRAW) }],
    values: { size: String(USUAL) },
    async check(values) {
      const size = Number(textOf(values, 'size').trim());
      if (Number.isInteger(size) && size >= 1 && size <= MAX_DRAW) return { input: { size } };
      return { problems: [{ name: 'size', message: say.drawWhole(MAX_DRAW) }] };
    },
  };
}
