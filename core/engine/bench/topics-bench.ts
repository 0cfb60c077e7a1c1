import type { Variable } from '../../analysis/analyzer/providers/provider.js';
import type { Engine } from '../engine.js';
import { TOPIC_SET_IDS, type TopicSetId } from '../topic-sets/topic-sets.constants.js';
import { topicSet } from '../topic-sets/topic-sets.js';
import { DEV_TOPICS, readDevTopics } from './dev-sets.js';
import { readTopicComments, type TopicComment } from './frozen-sets.js';
import { macroF1, microF1 } from './metrics.js';
import { say, table } from './report.js';

const LABELS = { negative: 0, neutral: 1, positive: 2 } as const;
const percent = (part: number, whole: number): string =>
  whole === 0 ? '-' : ((100 * part) / whole).toFixed(1);

/** The variables of a topic set as a run has them, with their English names. */
const variablesOf = (id: TopicSetId): Variable[] =>
  topicSet(id).variables.map(({ hints: _, id: variableId, ...variable }) => ({
    ...variable,
    id: variableId,
    key: `book:${id}:${variableId}`,
    name: variable.name.en,
    definition: variable.definition.en,
    counts: variable.counts.en,
    notCounts: variable.notCounts.en,
  }));

const HEADS = ['', 'comments', 'labels', 'precision', 'recall', 'F1', 'sentiment'];

interface Answered {
  comment: TopicComment;
  tags: { variable: string; tier: string }[];
  label: keyof typeof LABELS;
}

function answer(engine: Engine, id: TopicSetId, comments: readonly TopicComment[]): Answered[] {
  const variables = variablesOf(id);
  return comments.map((comment) => {
    const prepared = engine.prepare({ variables, post: comment.post, language: 'en' });
    const { tags, sentiment } = engine.answer(prepared, comment.text);
    return { comment, tags, label: sentiment.label };
  });
}

function count(answered: readonly Answered[]): { hits: number; wrong: number; missed: number } {
  let [hits, wrong, missed] = [0, 0, 0];
  for (const { comment, tags } of answered) {
    const right = tags.filter(({ variable }) => comment.about[variable] !== undefined).length;
    hits += right;
    wrong += tags.length - right;
    missed += Object.keys(comment.about).length - right;
  }
  return { hits, wrong, missed };
}

function line(name: string, answered: readonly Answered[]): string[] {
  const { hits, wrong, missed } = count(answered);
  const labels = macroF1(
    answered.map(({ comment }) => LABELS[comment.sentiment]),
    answered.map(({ label }) => LABELS[label]),
    [0, 1, 2],
  );
  return [
    name,
    String(answered.length),
    String(hits + missed),
    percent(hits, hits + wrong),
    percent(hits, hits + missed),
    microF1({ hits, wrong, missed }).toFixed(1),
    labels.toFixed(1),
  ];
}

/** Prints totals over the frozen comments on the topic sets (`topics/README.md`), and no single comment. */
export function benchTopics(engine: Engine): void {
  const all = new Map(TOPIC_SET_IDS.map((id) => [id as string, answer(engine, id, readTopicComments(id))]));
  const answered = [...all.values()].flat();
  say('Topic sets on comments of people who saw no list of variables; labels are percent');
  table(HEADS, [
    ...[...all].map(([id, some]) => line(id, some)),
    line('all', answered),
    line(
      'all that the lists’ author had not seen',
      answered.filter(({ comment }) => comment.dev !== true),
    ),
  ]);
  say();
}

/** Prints the same totals over the dev comments on topic sets: those that the lists are worked on with, and the check. */
export function benchDevTopics(engine: Engine): void {
  const halves = (['worked on', 'check'] as const).map((name, half) => ({
    name,
    answered: DEV_TOPICS.map((id) => {
      const comments = readDevTopics(id).filter((_, index) => index % 2 === half);
      return { id, answered: answer(engine, id, comments) };
    }),
  }));
  say('Dev comments on topic sets (core/engine/bench/dev/topics): every second one is a check');
  table(
    HEADS,
    halves.flatMap(({ name, answered }) => [
      ...answered.map((one) => line(`${name}, ${one.id}`, one.answered)),
      line(
        `${name}, all`,
        answered.flatMap((one) => one.answered),
      ),
    ]),
  );
  say();
}
