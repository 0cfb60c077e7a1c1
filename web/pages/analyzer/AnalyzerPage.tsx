import { Tabs } from 'radix-ui';
import { useSearch } from 'wouter';
import { PageHeader } from '../../components/PageHeader.js';
import { TEXT } from './analyzer.texts.js';
import { PrepareView } from './prepare/PrepareView.js';
import { RunView } from './run/RunView.js';
import { taskOf } from './run-address.js';

const TABS = [
  { value: 'topic', label: TEXT.tabs.topic, ready: true },
  { value: 'reactions', label: TEXT.tabs.reactions, ready: false },
  { value: 'relations', label: TEXT.tabs.relations, ready: false },
  { value: 'compare', label: TEXT.tabs.compare, ready: false },
];

/** Preparing a run and looking at one are two addresses of the same page. */
export function AnalyzerPage() {
  const taskId = taskOf(useSearch());
  return (
    <div lang="zh-CN">
      <PageHeader title={TEXT.title} subtitle={TEXT.subtitle} />
      <Tabs.Root value="topic">
        <Tabs.List
          aria-label={TEXT.title}
          className="mb-5 flex gap-1 overflow-x-auto border-base-300 border-b [scrollbar-width:none]"
        >
          {TABS.map((tab) => (
            <Tabs.Trigger
              key={tab.value}
              value={tab.value}
              disabled={!tab.ready}
              title={tab.ready ? undefined : TEXT.tabs.soon}
              className="-mb-px -outline-offset-2 cursor-pointer whitespace-nowrap border-transparent border-b-2 px-3.5 py-2.5 font-medium text-sm disabled:cursor-not-allowed disabled:text-muted data-[state=active]:border-primary data-[state=active]:text-primary"
            >
              {tab.label}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <Tabs.Content value="topic" tabIndex={-1}>
          {taskId === null ? <PrepareView /> : <RunView key={taskId} taskId={taskId} />}
        </Tabs.Content>
      </Tabs.Root>
    </div>
  );
}
