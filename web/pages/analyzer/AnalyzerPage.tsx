import { Tabs } from 'radix-ui';
import { useLocation, useSearch } from 'wouter';
import { PageHeader } from '../../components/PageHeader.js';
import { TEXT } from './analyzer.texts.js';
import { CompareTab } from './compare/CompareTab.js';
import { PrepareView } from './prepare/PrepareView.js';
import { RelationsTab } from './relations/RelationsTab.js';
import { RunView } from './run/RunView.js';
import { TABS, type Tab, tabAddress, tabOf, taskOf } from './run-address.js';

const READY: Record<Tab, boolean> = { topic: true, reactions: false, relations: true, compare: true };

/** The tabs, what is prepared in them, and what they show, each under an address of its own. */
export function AnalyzerPage() {
  const search = useSearch();
  const [, navigate] = useLocation();
  const tab = tabOf(search);
  const taskId = taskOf(search);
  return (
    <div lang="zh-CN">
      <PageHeader title={TEXT.title} subtitle={TEXT.subtitle} />
      <Tabs.Root
        value={READY[tab] ? tab : 'topic'}
        activationMode="manual"
        onValueChange={(next) => navigate(tabAddress(next as Tab))}
      >
        <Tabs.List
          aria-label={TEXT.title}
          className="mb-5 flex gap-1 overflow-x-auto border-base-300 border-b [scrollbar-width:none]"
        >
          {TABS.map((one) => (
            <Tabs.Trigger
              key={one}
              value={one}
              disabled={!READY[one]}
              title={READY[one] ? undefined : TEXT.tabs.soon}
              className="-mb-px -outline-offset-2 cursor-pointer whitespace-nowrap border-transparent border-b-2 px-3.5 py-2.5 font-medium text-sm disabled:cursor-not-allowed disabled:text-muted data-[state=active]:border-primary data-[state=active]:text-primary"
            >
              {TEXT.tabs[one]}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <Tabs.Content value="topic" tabIndex={-1}>
          {taskId === null ? <PrepareView /> : <RunView key={taskId} taskId={taskId} />}
        </Tabs.Content>
        <Tabs.Content value="relations" tabIndex={-1}>
          <RelationsTab />
        </Tabs.Content>
        <Tabs.Content value="compare" tabIndex={-1}>
          <CompareTab />
        </Tabs.Content>
      </Tabs.Root>
    </div>
  );
}
