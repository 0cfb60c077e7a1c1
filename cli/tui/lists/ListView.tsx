import { Box, Text } from 'ink';
import Spinner from 'ink-spinner';
import { word } from '../../output/words.js';
import { DataTable, type TableColumn } from '../components/DataTable.js';
import { Line, Lines, Toned } from '../components/Line.js';
import { wrapText } from '../components/Reader.js';
import { TextLine } from '../components/TextLine.js';
import type { EditedText } from '../forms/text-edit.model.js';
import { tuiTexts } from '../tui.texts.js';
import type { Card, ListFilter } from './list-page.js';
import type { ViewState } from './view-state.js';

/** Lines that `ListView` uses around its rows, when it has no error to tell. */
export const CHROME_ROWS = 4;

/** What `ListView` says of a failure, in as many lines as it takes; one empty line without a failure. */
export const errorLines = (error: string | undefined, width: number): string[] =>
  error === undefined ? [' '] : wrapText(tuiTexts().tryAgain(error), width - 2, MOST_ERROR_ROWS);

const MOST_ERROR_ROWS = 5;

/** Cards, the line of search and filters, and the rows in view. */
export function ListView<Row>(props: {
  title: string;
  cards: readonly Card[];
  columns: readonly TableColumn<Row>[];
  /** Those in view. */
  rows: readonly Row[];
  selected: number;
  /** Its place among those that the filters leave, from 0. */
  at: number;
  /** How many the filters leave, and how many there are; -1 while that is unknown. */
  count: number;
  total: number;
  view: ViewState;
  filters: readonly ListFilter[];
  /** While the search is being typed. */
  typing: EditedText | undefined;
  isLoading: boolean;
  error: string | undefined;
  empty: readonly [string, string];
  note?: string | undefined;
  width: number;
  height: number;
}) {
  const { cards, columns, rows, count, total, view, typing, isLoading, error, empty, width, height } = props;
  const sorted = view.sorted === undefined ? undefined : columns[view.sorted];
  const position = count > 0 ? `${(props.at + 1).toLocaleString('en')}/${count.toLocaleString('en')}` : '';
  return (
    <Box flexDirection="column" height={height}>
      <Box height={1} paddingX={1}>
        <Text wrap="truncate-end">
          <Toned tone="accent" isBold>
            {props.title}
          </Toned>
          {cards.map(({ label, value }) => (
            <Text key={label}>
              {'  '}
              <Toned tone="muted">{label}</Toned>{' '}
              <Toned tone="plain" isBold>
                {value}
              </Toned>
            </Text>
          ))}
        </Text>
      </Box>
      <Box height={1} paddingX={1}>
        {typing !== undefined ? (
          <>
            <Text bold>/ </Text>
            <TextLine
              value={typing}
              width={Math.max(10, width - 20)}
              placeholder={tuiTexts().searchAsYouType}
            />
          </>
        ) : (
          <Text wrap="truncate-end">
            {total < 0
              ? ' '
              : count === total
                ? tuiTexts().inAll(total.toLocaleString('en'))
                : tuiTexts().countOf(count.toLocaleString('en'), total.toLocaleString('en'))}
            {view.search === '' ? '' : tuiTexts().searchFor(view.search)}
            {props.filters.map(({ name, label, choice = word }) =>
              view.filters[name] === undefined ? '' : `  ${label}: ${choice(String(view.filters[name]))}`,
            )}
            {sorted === undefined
              ? ''
              : `${tuiTexts().sortedBy(sorted.title)}${view.isReverse ? tuiTexts().descending : ''}`}
            {isLoading ? (
              <>
                {'  '}
                <Spinner /> {tuiTexts().loading}
              </>
            ) : null}
            {props.note ? <Toned tone="muted">{`  ${props.note}`}</Toned> : null}
          </Text>
        )}
        <Box flexGrow={1} flexShrink={0} justifyContent="flex-end" marginLeft={1}>
          <Toned tone="muted">{position}</Toned>
        </Box>
      </Box>
      <Lines tone="bad" texts={errorLines(error, width).map((text) => ` ${text}`)} />
      {rows.length > 0 ? (
        <DataTable
          columns={columns}
          rows={rows}
          selected={props.selected}
          width={width}
          sortedBy={sorted && { title: sorted.title, isReverse: view.isReverse }}
        />
      ) : error === undefined && total >= 0 ? (
        <Box flexDirection="column" paddingX={1}>
          <Line isBold>{total === 0 ? empty[0] : tuiTexts().nothingMatches}</Line>
          <Line tone="muted">{total === 0 ? empty[1] : tuiTexts().escClears}</Line>
        </Box>
      ) : null}
    </Box>
  );
}
