import { Box, Text } from 'ink';
import { Table } from 'ink-table';
import { createContext, type PropsWithChildren, type ReactNode, useContext } from 'react';
import { sanitize, truncate } from '../../output/output.js';
import { widthOf } from '../terminal/screen.js';
import { TONES, type Tone } from '../theme.js';

export interface TableColumn<Row> {
  title: string;
  value(row: Row): string | number | null;
  /** Columns it takes; with `grow` the least it takes. */
  width: number;
  /** Its share of the space that is left; 0. */
  grow?: number;
  align?: 'left' | 'right';
  tone?(row: Row): Tone;
  /** The order it can be sorted in, ascending. Without it the column cannot be sorted by. */
  compare?(a: Row, b: Row): number;
  /** Left out on terminals narrower than this. */
  from?: number;
}

interface CellStyle {
  tones: Tone[];
  isSelected: boolean;
}
const StyleContext = createContext<CellStyle | undefined>(undefined);

function Cell({ column, children }: PropsWithChildren<{ column: number }>) {
  const style = useContext(StyleContext);
  const color = TONES[style?.tones[column] ?? 'plain'];
  const isSelected = style?.isSelected ?? false;
  return (
    <Text
      wrap="truncate-end"
      bold={isSelected}
      inverse={isSelected}
      {...(color && !isSelected ? { color } : {})}
    >
      {children}
    </Text>
  );
}

function Heading({ children }: PropsWithChildren) {
  return (
    <Text wrap="truncate-end" bold color="cyan">
      {children}
    </Text>
  );
}

/** No lines between cells: the space is for what is in them. */
const NoLine = () => null;

type Cells = Record<string, string>;
interface TablePart {
  key: string;
  column: string;
  width: number;
  align: 'left';
}

/** The mark of the selected row and the space before it. */
const MARK = 2;

const TablePartsContext = createContext<{ parts: TablePart[]; styles: CellStyle[] }>({
  parts: [],
  styles: [],
});

/**
 * ink-table without its grid, with widths that do not depend on the rows in view, and with columns that stay straight
 * where a character takes two columns: the table pads by `length`, so each cell is told the width it needs for that.
 */
class StraightTable extends Table<Cells> {
  static override contextType = TablePartsContext;
  declare context: { parts: TablePart[]; styles: CellStyle[] };

  private straight(cells: Cells): TablePart[] {
    return this.context.parts.map((part) => {
      const text = cells[part.column] ?? '';
      return { ...part, width: part.width - (widthOf(text) - text.length) };
    });
  }

  override render(): ReactNode {
    const { parts, styles } = this.context;
    const titles = Object.fromEntries(parts.map(({ column }) => [column, titleOf(column)]));
    return (
      <Box flexDirection="column">
        {this.heading({ key: 'heading', columns: this.straight(titles), data: titles })}
        {this.props.data.map((cells, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line of the screen, whatever row it shows
          <StyleContext.Provider key={index} value={styles[index]}>
            {this.data({ key: String(index), columns: this.straight(cells), data: cells })}
          </StyleContext.Provider>
        ))}
      </Box>
    );
  }
}

/** Column keys are unique, titles need not be: `3 STATUS`. */
const titleOf = (column: string) => column.slice(column.indexOf(' ') + 1);

/** The columns that fit, and how wide each is: what is left goes to those that grow. */
export function fitColumns<Row>(columns: readonly TableColumn<Row>[], width: number) {
  const shown = columns.filter(({ from = 0 }) => width >= from);
  // A title in another language may be longer; a column that grows can be cut.
  const least = ({ width: size, grow = 0, title }: TableColumn<Row>) =>
    grow > 0 ? size : Math.max(size, widthOf(title));
  const used = shown.reduce((sum, column) => sum + least(column) + 1, 0);
  const shares = shown.reduce((sum, { grow = 0 }) => sum + grow, 0);
  const left = Math.max(0, width - used);
  return shown.map((column) => ({
    column,
    width: least(column) + (shares === 0 ? 0 : Math.floor((left * (column.grow ?? 0)) / shares)),
  }));
}

/** Rows as they are given: the caller passes those in view. One line each, and one for the titles. */
export function DataTable<Row>(props: {
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  /** Index in `rows`; -1 for none. */
  selected: number;
  width: number;
  /** The title that is sorted by, and how. */
  sortedBy?: { title: string; isReverse: boolean } | undefined;
}) {
  const { rows, selected, width, sortedBy } = props;
  const fitted = fitColumns(props.columns, width - MARK);
  const titles = fitted.map(({ column: { title, align }, width: size }) => {
    const mark = sortedBy?.title !== title ? '' : sortedBy.isReverse ? '↓' : '↑';
    const text = truncate(`${title}${mark}`, size);
    return align === 'right' ? `${' '.repeat(Math.max(0, size - widthOf(text)))}${text}` : text;
  });
  // The mark also shows without colours.
  const parts: TablePart[] = [
    { key: 'mark', column: '- ', width: MARK, align: 'left' },
    ...fitted.map(({ width: size }, index) => ({
      key: String(index),
      column: `${index} ${titles[index]}`,
      width: size + 1,
      align: 'left' as const,
    })),
  ];
  const data = rows.map((row, line) => {
    const cells: Cells = { '- ': line === selected ? '›' : ' ' };
    for (const [index, { column, width: size }] of fitted.entries()) {
      const value = column.value(row);
      const text = truncate(sanitize(value === null ? '' : String(value)), size);
      const space = column.align === 'right' ? ' '.repeat(Math.max(0, size - widthOf(text))) : '';
      cells[`${index} ${titles[index]}`] = `${space}${text}` || ' ';
    }
    return cells;
  });
  const styles = rows.map((row, line) => ({
    isSelected: line === selected,
    tones: ['accent' as Tone, ...fitted.map(({ column }) => column.tone?.(row) ?? 'plain')],
  }));
  return (
    <TablePartsContext.Provider value={{ parts, styles }}>
      <StraightTable
        data={data}
        columns={parts.map(({ column }) => column)}
        cell={Cell}
        header={Heading}
        skeleton={NoLine}
      />
    </TablePartsContext.Provider>
  );
}
