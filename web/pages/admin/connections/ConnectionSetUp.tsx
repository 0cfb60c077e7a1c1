import type { ConnectionId } from '@smops/core/telling/connections/connections.constants.js';
import { CONNECTIONS } from '@smops/core/telling/connections/connections.operations.js';
import type { Connection } from '@smops/core/telling/connections/connections.schemas.js';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { Badge } from '../../../components/Badge.js';
import { Button } from '../../../components/Button.js';
import { CopyButton } from '../../../components/CopyButton.js';
import { FormFailure } from '../../../components/form/FormFailure.js';
import { FormField } from '../../../components/form/FormField.js';
import { useAction } from '../../../components/useAction.js';
import { useAtomValue } from '../../../state/atoms.js';
import { client } from '../../../state/client.js';
import { connectionAtom } from '../../../state/records/connections.js';
import { toast } from '../../../state/toasts.js';
import { type NamedConnection, CONNECTIONS_TEXT as TEXT } from './connections.texts.js';

type Need = NonNullable<Connection['needs']>[number];

interface Props {
  id: ConnectionId;
  /** Of an AI provider; the others have a name of their own. */
  label?: string;
  /** The panel around it bears its name already. Default: false. */
  isAlone?: boolean;
  /** What is shown between its state and its set-up: figures, a test. */
  children?: ReactNode;
}

/** A connection's state and what it is for, and how it is set up: opened where it is not, or where the address names it. */
export function ConnectionSetUp({ id, label, isAlone = false, children }: Props) {
  const connection = useAtomValue(connectionAtom(id));
  const [location] = useLocation();
  const place = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const isNamed = location !== '' && window.location.hash === `#${id}`;
  const isKnown = connection !== undefined;
  useEffect(() => {
    if (!isKnown || !isNamed) return;
    setOpen(true);
    place.current?.scrollIntoView({ block: 'center' });
  }, [isKnown, isNamed]);
  const name = label ?? TEXT.names[id as NamedConnection];
  const about = id in TEXT.about ? TEXT.about[id as keyof typeof TEXT.about] : TEXT.about.ai;
  return (
    <div
      ref={place}
      id={id}
      {...(isAlone ? {} : { role: 'group', 'aria-label': name })}
      className="px-4 py-3.5"
    >
      <div className="flex min-h-6 flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="min-w-0">
          {!isAlone && <span className="mr-2 font-medium">{name}</span>}
          <span className="text-muted text-sm">{about}</span>
        </p>
        {connection && <StateBadge connection={connection} />}
      </div>
      {children}
      {connection?.needs?.some(isChangeable) && (
        <details
          className="mt-2"
          open={isOpen}
          onToggle={(event) => setOpen((event.target as HTMLDetailsElement).open)}
        >
          <summary className="w-fit cursor-pointer rounded py-1 text-primary text-sm hover:underline">
            {connection.isReady ? TEXT.change : TEXT.setUp}
          </summary>
          {isOpen && <Steps id={id} name={name} needs={connection.needs} isReady={connection.isReady} />}
        </details>
      )}
    </div>
  );
}

function StateBadge({ connection: { id, isReady } }: { connection: Connection }) {
  if (id === 'links') return <Badge tone={isReady ? 'good' : 'plain'}>{isReady ? TEXT.on : TEXT.off}</Badge>;
  return <Badge tone={isReady ? 'good' : 'plain'}>{isReady ? TEXT.ready : TEXT.notReady}</Badge>;
}

const isChangeable = ({ kind, isSet }: Need) => kind !== 'made' || !isSet;

const FIELDS: Record<string, string | undefined> = TEXT.fields;
const labelOf = ({ name, kind }: Need) => FIELDS[name] ?? (kind === 'key' ? TEXT.fields.key : '');

interface StepsProps {
  id: ConnectionId;
  name: string;
  needs: readonly Need[];
  isReady: boolean;
}

function Steps({ id, name, needs, isReady }: StepsProps) {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<Error>();
  const [save, saving] = useAction(async (settings: Readonly<Record<string, string>>) => {
    setFailure(undefined);
    const done = await client.call(CONNECTIONS.setUp, { connection: id, settings: { ...settings } });
    setTyped({});
    const isOff = Object.values(settings).includes('0');
    toast({ title: isOff ? TEXT.switchedOff(name) : done.isReady ? TEXT.saved(name) : TEXT.partly(name) });
  }, setFailure);
  const fields = needs.filter(({ kind }) => kind === 'key' || kind === 'text');
  const toggle = needs.find(({ kind }) => kind === 'switch');
  const made = needs.find(({ kind, isSet }) => kind === 'made' && !isSet);
  const machine = needs.filter(({ kind }) => kind === 'machine' || kind === 'home');
  const given = Object.fromEntries(Object.entries(typed).filter(([, value]) => value.trim() !== ''));
  const isChanged = Object.keys(given).length > 0;
  const isOpen = fields.some(({ isFixed }) => !isFixed);
  return (
    <div className="mt-2 max-w-xl space-y-4 rounded-field bg-base-200/60 px-4 py-3.5">
      {(fields.length > 0 || (made && machine.length === 0)) && (
        <form
          noValidate
          className="space-y-3"
          onSubmit={(event) => {
            event.preventDefault();
            void save(given);
          }}
        >
          {fields.map((need) => (
            <FormField key={need.name} label={labelOf(need)} hint={hintOf(need)}>
              {(control) => (
                <input
                  {...control}
                  className="input"
                  type={need.kind === 'key' ? 'password' : 'text'}
                  autoComplete="off"
                  disabled={need.isFixed}
                  placeholder={need.kind === 'text' ? need.example : undefined}
                  value={typed[need.name] ?? ''}
                  onChange={(event) => setTyped({ ...typed, [need.name]: event.target.value })}
                />
              )}
            </FormField>
          ))}
          {(isOpen || made) && (
            <Button
              type="submit"
              tone="primary"
              size="small"
              disabled={!isChanged && !made}
              pending={saving}
              pendingLabel={TEXT.saving}
            >
              {fields.length > 0 ? TEXT.save : TEXT.switchOn}
            </Button>
          )}
        </form>
      )}
      {toggle && !toggle.isFixed && (
        <Button
          size="small"
          tone={isReady ? 'secondary' : 'primary'}
          pending={saving}
          pendingLabel={TEXT.saving}
          onClick={() => void save({ [toggle.name]: isReady ? '0' : '1' })}
        >
          {isReady ? TEXT.switchOff : TEXT.switchOn}
        </Button>
      )}
      {toggle?.isFixed && <p className="text-muted text-sm">{TEXT.fixed}</p>}
      {machine.length > 0 && <Commands needs={machine} />}
      <FormFailure error={failure} />
    </div>
  );
}

function hintOf({ kind, isFixed, isSet }: Need): string | undefined {
  if (isFixed) return TEXT.fixed;
  if (kind === 'key') return isSet ? TEXT.kept : TEXT.keyHint;
  return isSet ? TEXT.keptText : undefined;
}

/** What must be typed on the server's own machine. */
function Commands({ needs }: { needs: readonly Need[] }) {
  return (
    <div className="space-y-2 text-sm">
      <p>{TEXT.commands}</p>
      {needs.map((need) => {
        const command = `smops config set ${need.name} '${need.example}'`;
        return (
          <div key={need.name}>
            <p className="text-muted">{labelOf(need)}</p>
            <div className="flex flex-wrap items-center gap-2">
              <code className="min-w-0 flex-1 select-all break-all rounded-field bg-base-100 px-3 py-2 text-xs">
                {command}
              </code>
              <CopyButton text={command} label={TEXT.copyCommand} />
            </div>
          </div>
        );
      })}
      <p>{needs.some(({ needsRestart }) => needsRestart) ? TEXT.restart : TEXT.reload}</p>
    </div>
  );
}
