import type { BarRow } from '../charts/bars.js';
import type { Role, Scene } from '../charts/scene.js';

/** A text that may lead to the comments behind it. Plain text: each writer escapes it for its format. */
export interface Linked {
  text: string;
  /** A whole address; none while the server does not know its own. */
  link?: string | undefined;
  /** Said below it, in small. */
  note?: string | undefined;
  isStrong?: boolean | undefined;
}

/** A number that stands large. */
export interface Figure extends Linked {
  label: string;
}

/** A comment: its words, which of them are the evidence, and what is said of it. Never its author. */
export interface Quote {
  text: string;
  /** The evidence in `text`, in UTF-16 code units; equal when there is none. */
  start: number;
  end: number;
  about: string;
  /** BCP 47, for screen readers and spelling checks. */
  language: string;
  link?: string | undefined;
}

/** A value with the interval it lies in, where there is one. */
export interface Estimate {
  value: number;
  low?: number | undefined;
  high?: number | undefined;
}

/** Colours of several things in one chart. */
export const SERIES_ROLES = ['series1', 'series2', 'series3', 'series4', 'series5', 'series6'] as const;

export type Block =
  | { kind: 'text'; text: string; isStrong?: boolean }
  /** In small print. */
  | { kind: 'small'; text: string }
  | { kind: 'list'; lines: readonly Linked[] }
  | { kind: 'figures'; figures: readonly Figure[] }
  | { kind: 'table'; caption: string; head: readonly string[]; rows: readonly (readonly Linked[])[] }
  /** Shares with their intervals, longest first; `head` says of what, else of the comments. */
  | { kind: 'bars'; label: string; head?: string; rows: readonly BarRow[] }
  /** Counts over time, stacked. */
  | {
      kind: 'columns';
      label: string;
      columns: readonly { key: string; name: string; tick: string }[];
      series: readonly { key: string; name: string; role: Role; values: readonly number[] }[];
      /** Neighbouring columns that stand out, by their places: a bracket above them with a short name, and a sentence. */
      peak?: { from: number; to: number; name: string; label: string } | undefined;
    }
  /** Shares of several sides: a page has the scene, office programs bars beside each other, each side in its colour. */
  | {
      kind: 'sides';
      label: string;
      scene: (width: number) => Scene;
      names: readonly string[];
      series: readonly { name: string; role: Exclude<Role, 'hit'>; values: readonly Estimate[] }[];
    }
  /** What each side divides into, as shares: a page has the scene, office programs one stacked bar for each side. */
  | {
      kind: 'parts';
      label: string;
      scene: (width: number) => Scene;
      names: readonly string[];
      parts: readonly { name: string; role: Exclude<Role, 'hit'>; values: readonly number[] }[];
    }
  /** Values over time: a page has a chart for each series, office programs one with a line for each. */
  | {
      kind: 'lines';
      label: string;
      /** Shares from 0 to 1, or scores from 0 to 10. */
      unit: 'share' | 'score';
      points: readonly { key: string; at: number; name: string; tick: string; change?: string | undefined }[];
      /** Null where there is no value; `volume`: the comments that a value rests on. */
      series: readonly { name: string; values: readonly ((Estimate & { volume: number }) | null)[] }[];
    }
  /** A chart that office programs cannot draw: they have its table. */
  | { kind: 'drawing'; scene: (width: number) => Scene }
  | { kind: 'quotes'; heading: string; quotes: readonly Quote[] };

export type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

export interface DocumentSection<Id extends string = string> {
  /** What the section is called where sections are chosen. */
  id: Id;
  /** Empty: the section needs none. */
  heading: string;
  /** What it finds, as a sentence: the title of its slide. */
  finding?: string | undefined;
  blocks: readonly Block[];
}

/** What a report says, before it is written as a page, a text document or slides. */
export interface ReportDocument<Id extends string = string> {
  title: string;
  heading: string;
  /** When its comments were written; may be empty. */
  period: string;
  /** When, by whom and of what. */
  about: readonly string[];
  /** BCP 47. */
  language: string;
  sections: readonly DocumentSection<Id>[];
}
