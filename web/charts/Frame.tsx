import { type Caption, captioned } from '@smops/core/platform/charts/captioned.js';
import type { Scene } from '@smops/core/platform/charts/scene.js';
import { Ellipsis } from 'lucide-react';
import { memo, type ReactNode, type RefObject, useCallback, useId, useMemo, useRef, useState } from 'react';
import { classes } from '../components/classes.js';
import { MenuButton, type MenuChoice } from '../components/MenuButton.js';
import { toast } from '../state/toasts.js';
import { Chart, type ChartProps } from './Chart.js';
import { copyPng, savePng, saveSvg } from './images.js';
import { THEME } from './palette.js';
import { useWidth } from './useWidth.js';
import { useChartWords } from './words.js';

export interface FrameProps extends Omit<ChartProps, 'scene'>, Caption {
  /** The chart for a width in px. Give a function that stays the same while its data do (useCallback). */
  draw(width: number): Scene;
  /** Whether the caption (`about`) stands on the screen too; it is in every image. Default: true. */
  isCaptionShown?: boolean;
  /** Where a heading above says the same, the title is for screen readers and images. Default: true. */
  isTitleShown?: boolean;
  /** Of the title, in the page's headings. Default: 3. */
  level?: 2 | 3;
  /** Beside the title: a choice of order, of series. */
  tools?: ReactNode;
  /** Choices of how it is drawn, in its menu. Give a list that stays the same while they do. */
  choices?: readonly MenuChoice[];
  /** Below the chart. */
  children?: ReactNode;
  /** Default: a panel with padding. */
  className?: string;
}

/**
 * A chart with all that belongs to it: title, legend, a caption that says where the numbers come from, and one menu: a table
 * of the same figures, the image as PNG, SVG or in the clipboard.
 */
export function Frame(props: FrameProps) {
  const { draw, title, about, legend = [], tools, children, isCaptionShown = true } = props;
  const { className = 'panel p-4', chosen, onSelect, onRange } = props;
  const Heading = `h${props.level ?? 3}` as const;
  const [box, width] = useWidth();
  const [isTable, setTable] = useState(false);
  const switchTable = useCallback(() => setTable((is) => !is), []);
  const scene = useMemo(() => (width > 0 ? draw(width) : undefined), [draw, width]);
  const image = useRef<Image>(undefined);
  image.current = scene && { scene, caption: { title, about, legend } };
  const name = useId();
  return (
    <figure className={classes('min-w-0', className)} aria-labelledby={name}>
      <div className="mb-1.5 flex flex-wrap items-start gap-x-3">
        <div className="flex min-w-36 flex-1 flex-wrap items-baseline gap-x-3 gap-y-0.5">
          <Heading id={name} className={props.isTitleShown === false ? 'sr-only' : 'font-semibold text-sm'}>
            {title}
          </Heading>
          <ul className="flex flex-wrap gap-x-3 text-muted text-xs">
            {legend.map(({ role, name: what }) => (
              <li key={what} className="flex items-center gap-1.5">
                <span
                  aria-hidden
                  className="size-2.5 rounded-xs"
                  style={{ background: role === 'hit' ? undefined : THEME[role].fill }}
                />
                {what}
              </li>
            ))}
          </ul>
        </div>
        <div className="-my-0.5 ml-auto flex flex-wrap items-center justify-end gap-1 print:hidden">
          {tools}
          {scene && (
            <ChartMenu
              title={title}
              image={image}
              isTable={isTable}
              onTable={switchTable}
              choices={props.choices}
            />
          )}
        </div>
      </div>
      <div ref={box} className="min-w-0 overflow-x-clip [overflow-clip-margin:0.75rem]">
        {scene &&
          (isTable ? (
            <Figures scene={scene} />
          ) : (
            <Chart scene={scene} chosen={chosen} onSelect={onSelect} onRange={onRange} />
          ))}
      </div>
      {children}
      {isCaptionShown && <figcaption className="mt-2 text-muted text-xs">{about.join(' · ')}</figcaption>}
    </figure>
  );
}

interface Image {
  scene: Scene;
  caption: Caption;
}

interface ChartMenuProps {
  title: string;
  image: RefObject<Image | undefined>;
  isTable: boolean;
  onTable(): void;
  choices: readonly MenuChoice[] | undefined;
}

/** It takes the chart as it is when it is asked for: a menu per chart that is made with every change of filter takes long. */
const ChartMenu = memo(function ChartMenu({ title, image, isTable, onTable, choices }: ChartMenuProps) {
  const words = useChartWords();
  const whole = () => {
    if (!image.current) throw new Error('no chart to save');
    return captioned(image.current.scene, image.current.caption);
  };
  const failed = (title: string) => () => toast({ tone: 'destructive', title });
  return (
    <MenuButton
      label={words.menu(title)}
      isIcon
      icon={<Ellipsis className="size-4" aria-hidden />}
      choices={choices}
      items={[
        { label: isTable ? words.asChart : words.asTable, onSelect: onTable },
        {
          label: words.png,
          hint: '.png',
          onSelect: () => void savePng(whole(), title).catch(failed(words.imageFailed)),
        },
        { label: words.svg, hint: '.svg', onSelect: () => saveSvg(whole(), title) },
        {
          label: words.copy,
          onSelect: () =>
            // A browser without a clipboard throws at once.
            void Promise.resolve()
              .then(() => copyPng(whole()))
              .then(() => toast({ title: words.copied }), failed(words.copyFailed)),
        },
      ]}
    />
  );
});

/** The same figures, for those who read them. */
function Figures({ scene }: { scene: Scene }) {
  const [first, ...others] = scene.table.head;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keyboard
    <section className="overflow-x-auto" aria-label={scene.label} tabIndex={0}>
      <table className="w-full text-sm tabular-nums">
        <caption className="sr-only">{scene.label}</caption>
        <thead className="text-muted">
          <tr>
            <th scope="col" className="py-1 pr-4 text-left font-medium">
              {first}
            </th>
            {others.map((head, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one name
              <th key={index} scope="col" className="px-2 py-1 text-right font-medium">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {scene.table.rows.map(([name, ...cells], row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have an order and nothing else of their own
            <tr key={row} className="border-base-300 border-t">
              <th scope="row" className="py-1 pr-4 text-left font-normal">
                {name}
              </th>
              {cells.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells have an order and nothing else of their own
                <td key={index} className="whitespace-nowrap px-2 py-1 text-right">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
