import { LANGUAGES } from '@smops/core/analysis/sentiments/sentiments.constants.js';
import type { SentimentRecord } from '@smops/core/analysis/sentiments/sentiments.schemas.js';
import { Tabs } from 'radix-ui';
import { CopyButton } from '../../components/CopyButton.js';
import { Dialog, DialogBody } from '../../components/dialog/Dialog.js';
import { useUrlState } from '../../components/useUrlState.js';
import { ALL, CommentsView } from './CommentsView.js';
import { type CommentsShown, LABELS } from './details-address.js';
import { Overview } from './Overview.js';
import { SENTIMENTS_TEXT } from './sentiments.texts.js';

const TEXT = SENTIMENTS_TEXT.details;
const TAB =
  'cursor-pointer border-transparent border-b-2 px-3 py-2 font-medium text-muted text-sm hover:text-base-content data-[state=active]:border-primary data-[state=active]:text-base-content';

interface Props {
  open: boolean;
  record: SentimentRecord;
  onClose(): void;
}

/** One record in full; its comments, when it has any, behind the second tab. */
export function DetailsDialog({ open, record, onClose }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title={TEXT.title(record.taskId)} size="large">
      {record.comments === null ? (
        <DialogBody>
          <Overview record={record} />
        </DialogBody>
      ) : (
        <Details record={record} />
      )}
    </Dialog>
  );
}

/** Overview and comments; which of them, and which comments, stands in the address. */
function Details({ record }: Pick<Props, 'record'>) {
  const [tab, setTab] = useUrlState('show', 'overview');
  const [label, setLabel] = useUrlState('label', ALL);
  const [language, setLanguage] = useUrlState('language', ALL);
  const [search, setSearch] = useUrlState('q');
  const show = (shown: CommentsShown) => {
    setLabel(shown.label ?? ALL);
    setLanguage(shown.language ?? ALL);
    setTab('comments');
  };
  return (
    <Tabs.Root
      value={tab === 'comments' ? tab : 'overview'}
      onValueChange={setTab}
      className="flex min-h-0 flex-1 flex-col"
    >
      <div className="flex shrink-0 items-center justify-between gap-2 border-base-300 border-b px-4">
        <Tabs.List className="flex gap-1">
          <Tabs.Trigger value="overview" className={TAB}>
            {TEXT.tabs.overview}
          </Tabs.Trigger>
          <Tabs.Trigger value="comments" className={TAB}>
            {TEXT.tabs.comments}
          </Tabs.Trigger>
        </Tabs.List>
        <CopyButton text={location.href} label={TEXT.copyLink} />
      </div>
      <DialogBody>
        <Tabs.Content value="overview">
          <Overview record={record} onComments={show} />
        </Tabs.Content>
        <Tabs.Content value="comments">
          <CommentsView
            id={record.id}
            search={search}
            onSearch={setSearch}
            label={LABELS.find((one) => one === label) ?? ALL}
            onLabel={setLabel}
            language={LANGUAGES.find((one) => one === language) ?? ALL}
            onLanguage={setLanguage}
          />
        </Tabs.Content>
      </DialogBody>
    </Tabs.Root>
  );
}
