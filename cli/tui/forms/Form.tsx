import { Box, Text } from 'ink';
import { Line, Lines, Toned } from '../components/Line.js';
import { wrapText } from '../components/Reader.js';
import { TextLine } from '../components/TextLine.js';
import { useKeys } from '../keys/useKeys.js';
import { useTui } from '../state/tui.js';
import { tuiTexts } from '../tui.texts.js';
import type { FormField, FormProblem, FormSpec, FormValues } from './form-spec.js';
import { type EditedText, editedText, editText, insertText } from './text-edit.model.js';
import { useFormState } from './useFormState.js';

const LABEL = 24;

/**
 * A form over the whole screen. `save` throws what the server says; problems stand under their fields. Leaving with
 * changes asks first.
 */
export function Form<Input>(props: {
  spec: FormSpec<Input>;
  /** What was typed into it before, where it is opened again. */
  typed?: FormValues | undefined;
  columns: number;
  rows: number;
  save(input: Input): Promise<FormProblem[] | undefined>;
  close(): void;
}) {
  const { spec, typed, columns, rows, save, close } = props;
  const { ask } = useTui();
  const state = useFormState(spec, typed, save);
  const { edited, problems, isSaving, isChanged, fields, index, current, isText } = state;
  const { textOf, go, edit, choose, mark, submit } = state;
  useKeys(
    'form',
    {
      next: () => go(1),
      previous: () => go(-1),
      accept: () => (index === fields.length - 1 ? void submit() : go(1)),
      save: () => void submit(),
      cancel: () => (isChanged ? ask(tuiTexts().leaveUnsaved, close) : close()),
      choose: isText ? undefined : () => choose(1),
      chooseBack: isText ? undefined : () => choose(-1),
      mark: current.kind === 'multi' ? mark : current.kind === 'select' ? () => choose(1) : undefined,
    },
    {
      isModal: true,
      onText: isText
        ? (text) => {
            const isUntouched = current.isReplaced === true && edited[current.name] === undefined;
            const before = isUntouched ? editedText('') : textOf(current.name);
            edit(insertText(before, text.replaceAll(/\r?\n/g, '\n')));
          }
        : undefined,
      onEdit: (key) => {
        const next = isText ? editText(textOf(current.name), key) : undefined;
        if (next !== undefined) edit(next);
        return next !== undefined;
      },
    },
  );

  const width = Math.max(10, columns - LABEL - 4);
  const general = problems
    .filter(({ name }) => !fields.some((one) => one.name === name))
    .flatMap(({ message }) => wrapText(`✗ ${message}`, columns - 2));
  /** What stands below a field: its problem, or its hint while it is chosen. */
  const below = ({ name, hint }: FormField): { tone: 'bad' | 'muted'; lines: string[] } => {
    const problem = problems.find((one) => one.name === name);
    if (problem !== undefined) return { tone: 'bad', lines: wrapText(`✗ ${problem.message}`, width) };
    return { tone: 'muted', lines: name === current.name && hint ? wrapText(hint, width) : [] };
  };
  // A short terminal shows the fields around the chosen one.
  const used = fields.reduce((sum, one) => sum + below(one).lines.length, general.length);
  const room = Math.max(1, rows - 3 - Math.max(1, used));
  const first = Math.max(0, Math.min(index - room + 2, fields.length - room));
  return (
    <Box flexDirection="column" height={rows} paddingX={1}>
      <Line isBold tone="accent">
        {spec.title}
        {isSaving ? `  ${spec.working ?? tuiTexts().saving}` : ''}
      </Line>
      <Line tone="muted">{'─'.repeat(Math.max(0, columns - 2))}</Line>
      <Lines tone="bad" texts={general} />
      {fields.slice(first, first + room).map((one) => {
        const { tone, lines } = below(one);
        return (
          <Box key={one.name} flexDirection="column" flexShrink={0}>
            <Field state={state} field={one} width={width} />
            <Lines tone={tone} texts={lines.map((text) => `${' '.repeat(LABEL + 2)}${text}`)} />
          </Box>
        );
      })}
      <Line tone="muted">{tuiTexts().submits(spec.submit)}</Line>
    </Box>
  );
}

/** The label and the value of a field, in one line. */
function Field(props: { state: ReturnType<typeof useFormState>; field: FormField; width: number }) {
  const { field, width } = props;
  const { values, textOf, current, choice, isSaving } = props.state;
  const isCurrent = field === current;
  return (
    <Box height={1}>
      <Box width={LABEL + 2} flexShrink={0}>
        <Text wrap="truncate-end" bold={isCurrent}>
          {isCurrent ? '› ' : '  '}
          {field.label}
        </Text>
      </Box>
      <FieldValue
        field={field}
        value={values[field.name] ?? ''}
        edited={textOf(field.name)}
        width={width}
        isCurrent={isCurrent && !isSaving}
        choice={choice}
      />
    </Box>
  );
}

function FieldValue(props: {
  field: FormField;
  value: string | string[];
  edited: EditedText;
  width: number;
  isCurrent: boolean;
  choice: number;
}) {
  const { field, value, edited, width, isCurrent, choice } = props;
  const { kind, options = [], placeholder = '' } = field;
  if (kind === 'text' || kind === 'secret') {
    return (
      <TextLine
        value={edited}
        width={width}
        isFocused={isCurrent}
        placeholder={placeholder}
        isSecret={kind === 'secret'}
      />
    );
  }
  if (kind === 'select') {
    const label = options.find((one) => one.value === value)?.label ?? placeholder;
    return (
      <Text wrap="truncate-end" bold={isCurrent}>
        {isCurrent ? `‹ ${label} ›` : label}
      </Text>
    );
  }
  return (
    <Text wrap="truncate-end">
      {options.map((one, index) => (
        <Toned
          key={one.value}
          tone={value.includes(one.value) ? 'good' : 'muted'}
          isBold={isCurrent && index === choice}
        >
          {`${isCurrent && index === choice ? '›' : ' '}${value.includes(one.value) ? '[x]' : '[ ]'} ${one.label} `}
        </Toned>
      ))}
    </Text>
  );
}
