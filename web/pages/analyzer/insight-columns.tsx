import { Link } from 'wouter';
import { Time } from '../../components/format/Time.js';
import type { Column } from '../../components/table/table-props.js';
import { listedWords, TEXT } from './analyzer.texts.js';

/** What a row is called, as the link to its page. */
export const nameColumn = <Row,>(
  header: string,
  nameOf: (row: Row) => string,
  addressOf: (row: Row) => string,
): Column<Row> => ({
  id: 'name',
  header,
  card: 'title',
  cell: (row) => (
    <Link href={addressOf(row)} className="break-all font-medium text-primary hover:underline">
      {nameOf(row)}
    </Link>
  ),
  sortValue: nameOf,
});

/** Words of a row, on two lines at most. */
export const wordsColumn = <Row,>(header: string, wordsOf: (row: Row) => readonly string[]): Column<Row> => ({
  id: 'words',
  header,
  cell: (row) => <span className="line-clamp-2 break-words">{listedWords(wordsOf(row))}</span>,
});

/** When it was made; `timeOf` is an ISO time. */
export const dateColumn = <Row,>(timeOf: (row: Row) => string): Column<Row> => ({
  id: 'date',
  header: TEXT.runs.date,
  cell: (row) => <Time value={timeOf(row)} />,
  sortValue: (row) => Date.parse(timeOf(row)),
});
