import { NO_BEFORE } from '@smops/core/judging/findings/findings.constants.js';
import { actorText } from '@smops/core/people/users/actor-names.model.js';
import { DELIVERIES } from '@smops/core/telling/deliveries/deliveries.operations.js';
import {
  REPORT_DOCUMENT_FORMATS,
  REPORT_EXTRAS,
  REPORT_SECTIONS,
  REPORT_SUBJECTS,
  type ReportDocumentFormat,
  type ReportSectionId,
  type ReportSubject,
} from '@smops/core/telling/reports/reports.constants.js';
import {
  REPORT_TEMPLATES,
  REPORTS,
  type ReportContent,
} from '@smops/core/telling/reports/reports.operations.js';
import type { ReportOf, ReportTemplate } from '@smops/core/telling/reports/reports.schemas.js';
import type { Client } from '@smops/server/client/client.js';
import type { ZoneClock } from '../../connection/clock.js';
import { usageError } from '../../failures/failures.js';
import { tell } from '../../lists/list-commands.js';
import { deleteOf, tableOf } from '../../operations/operation-commands.js';
import { checkOutput, formatOfEnding } from '../../output/check-output.js';
import { sanitize } from '../../output/output.js';
import { saveAndTell } from '../../output/save-body.js';
import type { Call, CommandSpec, Deed } from '../../program/command.js';
import { basisOf, basisOption, copiesOption } from '../../runs/comment-filter.js';
import { findRun } from '../../runs/find-run.js';
import { findDestinations } from '../deliveries/find-destination.js';
import { share } from '../deliveries/shares.command.js';
import { tellDeliveries } from '../deliveries/told-delivery.js';
import { reportsTexts } from './reports.texts.js';

const sectionOption = {
  flags: '--section <name>',
  description: 'only these sections, in this order; repeatable',
  choices: REPORT_SECTIONS,
  repeatable: true,
};

const subjectArgument = {
  name: '<id>',
  description:
    'a run (its id, the beginning of it, or last) or a comparison; a codebook; a task (TASK-0001) or all',
};
const ofOption = {
  flags: '--of <what>',
  description: 'what the report is of; default: run',
  choices: REPORT_SUBJECTS,
};

/** What is reported on: a run may be named by its beginning, or by `last`. */
async function subjectOf({ args, options }: Call, client: Client): Promise<ReportOf> {
  const of = (options.of as ReportSubject | undefined) ?? 'run';
  const name = args[0] as string;
  return { of, id: of === 'run' ? await findRun(client, name) : name };
}

const sectionsOf = ({ options }: Call) => options.section as ReportSectionId[] | undefined;

async function contentOf(call: Call, client: Client): Promise<ReportContent> {
  const [section, template] = [sectionsOf(call), call.options.template as string | undefined];
  const { copies, title, period, more } = call.options as Pick<
    ReportContent,
    'copies' | 'title' | 'period' | 'more'
  >;
  const asked = call.options.before as string | undefined;
  const before = asked === undefined || asked === NO_BEFORE ? asked : await findRun(client, asked);
  return {
    ...basisOf(call),
    ...(title === undefined ? {} : { title }),
    ...(period === undefined ? {} : { period }),
    ...(more === undefined ? {} : { more }),
    ...(section === undefined ? {} : { section }),
    ...(template === undefined ? {} : { template }),
    ...(copies === undefined ? {} : { copies }),
    ...(before === undefined ? {} : { before }),
  };
}

const line: Deed = {
  summary: "write the first sentence of a report yourself; '': let the numbers make it",
  arguments: [subjectArgument, { name: '<text>', description: 'the sentence' }],
  options: [ofOption],
  examples: [
    'smops report 3f2a --line "Banjir is what people talked about this week."',
    "smops report 3f2a --line ''",
    'smops report prices --of series --line "Harga naik lagi minggu ini."',
  ],
  run: (call) =>
    call.withConnection({}, async ({ client }) => {
      const subject = await subjectOf(call, client);
      const text = call.args[1] ?? '';
      await client.call(REPORTS.setLine, { ...subject, text });
      tell(call, { ...subject, text }, text === '' ? reportsTexts().lineReset : reportsTexts().wroteLine);
      return undefined;
    }),
};

const columnsOf = ({ city, minute }: ZoneClock) => [
  { title: 'NAME', value: (one: ReportTemplate) => one.name, flexible: true },
  { title: 'SECTIONS', value: (one: ReportTemplate) => one.sections.join(', '), flexible: true },
  { title: `CHANGED (${city})`, value: (one: ReportTemplate) => minute(one.changedAt) },
  { title: 'WHO', value: (one: ReportTemplate) => actorText(one.changedBy), flexible: true },
];

const templates = tableOf(REPORT_TEMPLATES.list, {
  summary: 'which sections reports have, kept under names',
  examples: ['smops report --templates'],
  columns: columnsOf,
  none: () => reportsTexts().noTemplates,
});

const nameArgument = { name: '<name>', description: 'what the template is called' };

const save: Deed = {
  summary: 'keep sections of reports, in their order, under a name',
  arguments: [nameArgument],
  options: [sectionOption],
  examples: ['smops report --add-template "weekly brief" --section line --section figures --section quotes'],
  run: (call) => {
    const sections = sectionsOf(call);
    if (sections === undefined) throw usageError(reportsTexts().someSection);
    return call.withConnection({ mayCreate: true }, async ({ client }) => {
      const saved = await client.call(REPORT_TEMPLATES.save, { name: call.args[0] as string, sections });
      tell(call, saved, reportsTexts().saved(sanitize(saved.name), saved.sections.length));
      return undefined;
    });
  },
};

const remove = deleteOf(REPORT_TEMPLATES.delete, {
  summary: 'delete a report template',
  arguments: [nameArgument],
  examples: ['smops report --delete-template "weekly brief" --yes'],
  find: ({ args: [name = ''] }) => ({ name }),
  input: (found) => found,
  question: ({ name }) => reportsTexts().deleteQuestion(sanitize(name)),
  json: (found) => found,
  told: ({ name }) => reportsTexts().deleted(sanitize(name)),
});

export const reportCommand: CommandSpec = {
  path: ['report'],
  summary: 'one page to hand on, as HTML, Word or PowerPoint',
  description:
    'The strongest finding as a sentence, three numbers, charts, what changed or differs, and in small print how it was counted: one page, unless --more or --section ask for more. Slides have a finding each as their title. In the language of --lang.',
  arguments: [subjectArgument],
  options: [
    ofOption,
    { flags: '-o, --out <file>', description: `the file; ends in ${REPORT_DOCUMENT_FORMATS.join(', ')}` },
    {
      flags: '--format <format>',
      description: 'what --out is, when its ending does not say it, and what --send sends: docx unless told',
      choices: REPORT_DOCUMENT_FORMATS,
    },
    sectionOption,
    { flags: '--template <name>', description: 'the sections of this template' },
    { flags: '--title <text>', description: 'its title; unless given, the name of what it is of' },
    { flags: '--period <text>', description: 'its period; unless given, from the first comment to the last' },
    {
      flags: '--more <what>',
      description:
        'more than fits on one page: quotes, driver and watch are sections; tables stand beside charts; method says it at length; repeatable',
      choices: REPORT_EXTRAS,
      repeatable: true,
    },
    basisOption,
    copiesOption,
    {
      flags: '--before <run>',
      description: 'the run before, of a run: its id, or none; unless given the best one of earlier comments',
    },
    {
      flags: '--send <destination>',
      description: 'send it there too: the number or name of a destination; repeatable',
      repeatable: true,
    },
  ],
  examples: [
    'smops report last --out week.docx',
    'smops report last --before 8c1e --out november.docx',
    'smops report last --title "Banjir di Kajang" --period "1 hingga 17 November" --out banjir.docx',
    'smops report last --more quotes --more tables --out long.docx',
    'smops report last --format docx --send "Monday mail"',
    'smops report 3f2a --lang ms --template "weekly brief" --out minggu.pptx',
    'smops report 3f2a --section line --section shares --out shares.html',
    'smops report 8c1e4a52-6d7b-4f0e-9a3c-2b5d8e7f1a60 --of comparison --out johor-penang.docx',
    'smops report prices --of series --out prices.pptx',
    'smops report TASK-0001 --of sentiments --out sentiment.docx',
  ],
  instead: [
    { option: { flags: '--line <text>' }, does: line },
    { option: { flags: '--share' }, does: share },
    { option: { flags: '--templates' }, does: templates },
    { option: { flags: '--add-template <name>' }, does: save },
    { option: { flags: '--delete-template <name>' }, does: remove },
  ],
  run: (call) => {
    const { options, json, io } = call;
    const out = typeof options.out === 'string' ? options.out : undefined;
    const to = (options.send as string[] | undefined) ?? [];
    if (out === undefined && !json && to.length === 0) throw usageError(reportsTexts().needsFile);
    const asked = options.format as ReportDocumentFormat | undefined;
    const format = out === undefined ? undefined : (asked ?? formatOfEnding(out, REPORT_DOCUMENT_FORMATS));
    if (out !== undefined) checkOutput(out);
    return call.withConnection({}, async ({ client }) => {
      const subject = await subjectOf(call, client);
      const content = await contentOf(call, client);
      if (out !== undefined && format !== undefined) {
        await saveAndTell(
          call,
          await client.download(REPORTS.export, { ...subject, format, ...content }),
          out,
        );
      }
      if (json && to.length === 0)
        io.out(`${JSON.stringify(await client.call(REPORTS.get, { ...subject, ...content }))}\n`);
      if (to.length === 0) return undefined;
      const destinations = (await findDestinations(client, to)).map((one) => one.id);
      const input = { destinations, format: format ?? asked ?? 'docx', ...content };
      return tellDeliveries(call, await client.call(DELIVERIES.sendReport, { ...subject, ...input }));
    });
  },
};
