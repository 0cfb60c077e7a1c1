import { roleHas } from '@smops/core/people/users/users.constants.js';
import type { SessionUser } from '@smops/core/people/users/users.schemas.js';
import { isFound } from '@smops/core/platform/language/search-text.model.js';
import { Command } from 'cmdk';
import { Search } from 'lucide-react';
import { Children, type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { runAddress } from '../../addresses/run-address.js';
import { Dialog } from '../../components/dialog/Dialog.js';
import { SHELL_TEXT } from '../../components/frame/shell.texts.js';
import { nameOf } from '../../pages/analyzer/runs/RunName.js';
import { pagesFor, sectionsFor, settingsFor } from '../../sections.js';
import { atom, useAtomValue } from '../../state/atoms.js';
import { codebooksAtom } from '../../state/records/codebooks.js';
import { PALETTE_TEXT as TEXT } from './palette.texts.js';
import { useFoundRuns } from './useFoundRuns.js';

/** In place of the codebooks for people who may not see them: nothing is asked for. */
const NONE = atom({ data: undefined });
/** Codebooks shown at most. */
const SHOWN = 6;
/** Pages whose list a text can be searched in. */
const SEARCHED = ['/accounts', '/tasks', '/whatsapp'];

/** Finds pages, analyses and codebooks by a part of their name, and searches the lists and the help. */
export function Palette({ user, onClose }: { user: SessionUser; onClose(): void }) {
  return (
    <Dialog open onClose={onClose} title={TEXT.title} size="medium">
      <PaletteList user={user} onClose={onClose} />
    </Dialog>
  );
}

/** What a text finds for a person: pages, runs and codebooks, and the lists that it can be searched in. */
function useMatches({ role }: SessionUser, text: string) {
  const mayAnalyse = roleHas(role, 'analyze');
  const sections = sectionsFor(role);
  const pages = [
    ...sections,
    // Pages of one thing are found by that thing's name.
    ...pagesFor(role).filter(({ path }) => !path.includes(':')),
    ...settingsFor(role).map(({ path, label }) => ({ path, label: `${SHELL_TEXT.settings}: ${label}` })),
  ].filter(({ label }) => isFound(text, [label]));
  const { runs, isBusy, error } = useFoundRuns(text, mayAnalyse);
  const { data: allCodebooks = [] } = useAtomValue(mayAnalyse ? codebooksAtom : NONE);
  const codebooks = allCodebooks
    .filter(({ name, variables }) => isFound(text, [name, ...variables]))
    .slice(0, SHOWN);
  const searchable = text === '' ? [] : sections.filter(({ path }) => SEARCHED.includes(path));

  return { pages, runs, codebooks, searchable, isBusy, error };
}

function PaletteList({ user, onClose }: { user: SessionUser; onClose(): void }) {
  const [typed, setTyped] = useState('');
  const [, navigate] = useLocation();
  const text = typed.trim();
  const go = (address: string) => {
    onClose();
    navigate(address);
  };
  const { pages, runs, codebooks, searchable, isBusy, error } = useMatches(user, text);

  // The first that is found is chosen, also where it comes late from the server.
  const first =
    pages[0]?.path ??
    runs[0]?.analysisId ??
    codebooks[0]?.id ??
    (text === '' ? '' : `in ${searchable[0]?.path ?? '/help'}`);
  const [chosen, setChosen] = useState(first);
  useEffect(() => setChosen(first), [first]);

  return (
    <Command
      shouldFilter={false}
      loop
      label={TEXT.title}
      value={chosen}
      onValueChange={setChosen}
      className="flex min-h-0 flex-col"
    >
      <div className="mx-6 input w-auto">
        <Search className="size-4 shrink-0 text-muted" aria-hidden />
        <Command.Input
          value={typed}
          onValueChange={setTyped}
          placeholder={TEXT.placeholder}
          data-autofocus
          className="grow"
        />
      </div>
      <Command.List className="mt-3 max-h-[50dvh] min-h-60 overflow-y-auto px-3 pb-2">
        <Command.Empty className="px-3 py-6 text-center text-muted text-sm">
          {isBusy ? TEXT.loading : TEXT.nothing}
        </Command.Empty>
        <Group heading={TEXT.pages}>
          {pages.map(({ path, label }) => (
            <Item key={path} value={path} onSelect={() => go(path)}>
              {label}
            </Item>
          ))}
        </Group>
        <Group heading={TEXT.runs}>
          {runs.map((run) => (
            <Item
              key={run.analysisId}
              value={run.analysisId}
              onSelect={() => go(runAddress(run.analysisId))}
              hint={run.variables.slice(0, 3).join(' · ')}
            >
              {nameOf(run)}
            </Item>
          ))}
          {error && <p className="px-3 py-2 text-muted text-sm">{TEXT.failed(error.message)}</p>}
        </Group>
        <Group heading={TEXT.codebooks}>
          {codebooks.map(({ id, name, variables }) => (
            <Item
              key={id}
              value={id}
              onSelect={() => go(`/codebooks?codebook=${encodeURIComponent(id)}`)}
              hint={variables.slice(0, 3).join(' · ')}
            >
              {name}
            </Item>
          ))}
        </Group>
        <Group heading={TEXT.searchIn}>
          {searchable.map(({ path, label }) => (
            <Item
              key={path}
              value={`in ${path}`}
              onSelect={() => go(`${path}?q=${encodeURIComponent(text)}`)}
            >
              {TEXT.inPage(label, text)}
            </Item>
          ))}
          {text !== '' && (
            <Item value="in /help" onSelect={() => go(`/help?q=${encodeURIComponent(text)}`)}>
              {TEXT.inPage(SHELL_TEXT.sections['/help'], text)}
            </Item>
          )}
        </Group>
      </Command.List>
      <p className="border-base-300 border-t px-6 py-2 text-muted text-xs">{TEXT.keys}</p>
    </Command>
  );
}

/** A heading and what was found; without anything found, nothing. */
function Group({ heading, children }: { heading: string; children: ReactNode }) {
  if (Children.toArray(children).length === 0) return null;
  return (
    <Command.Group
      heading={heading}
      className="[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:font-medium [&_[cmdk-group-heading]]:text-muted [&_[cmdk-group-heading]]:text-xs"
    >
      {children}
    </Command.Group>
  );
}

function Item(props: { value: string; onSelect(): void; hint?: string; children: ReactNode }) {
  return (
    <Command.Item
      value={props.value}
      onSelect={props.onSelect}
      className="flex min-h-9 cursor-pointer items-baseline gap-3 rounded-md px-3 py-1.5 data-[selected=true]:bg-base-200"
    >
      <span className="min-w-0 truncate">{props.children}</span>
      {props.hint && <span className="ml-auto min-w-0 truncate text-muted text-xs">{props.hint}</span>}
    </Command.Item>
  );
}
