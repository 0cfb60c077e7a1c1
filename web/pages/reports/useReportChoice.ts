import { SECTIONS_OF, USUAL_SECTIONS } from '@smops/core/telling/reports/reports.constants.js';
import { useState } from 'react';
import { useUrlState } from '../../components/useUrlState.js';
import type { ReportChoice, ShownReport } from '../../state/analyzer/reports.js';
import { DETAILS } from './ReportHead.js';
import { addressOf, choicesOf, chosenOf, type SectionChoice, sectionsOf } from './sections.model.js';

/** What a person chooses of a report's contents, kept in the address: sections in order, title, period, details. */
export function useReportChoice(of: ShownReport['of']) {
  const [possible, usual] = [SECTIONS_OF[of], USUAL_SECTIONS[of]];
  const [address, setAddress] = useUrlState('sections');
  const [choices, setChoices] = useState(() =>
    choicesOf(possible, sectionsOf(possible, address.split(','), usual)),
  );
  const [title, setTitle] = useUrlState('title');
  const [period, setPeriod] = useUrlState('period');
  const [moreNames, setMore] = useUrlState('more');
  const more = DETAILS.filter((one) => moreNames.split(',').includes(one));
  const sections = chosenOf(choices);
  const choose = (next: SectionChoice[]) => {
    setChoices(next);
    setAddress(addressOf(usual, chosenOf(next)));
  };
  const choice: ReportChoice = {
    ...(addressOf(usual, sections) === '' ? {} : { section: sections }),
    ...(title.trim() === '' ? {} : { title: title.trim() }),
    ...(period.trim() === '' ? {} : { period: period.trim() }),
    ...(more.length === 0 ? {} : { more: [...more] }),
  };
  return {
    choice,
    choices,
    choose,
    chooseSections: (chosen: Parameters<typeof choicesOf>[1]) => choose(choicesOf(possible, chosen)),
    head: {
      title,
      period,
      more,
      onTitle: setTitle,
      onPeriod: setPeriod,
      onMore: (next: readonly string[]) => setMore(next.join(',')),
    },
  };
}
