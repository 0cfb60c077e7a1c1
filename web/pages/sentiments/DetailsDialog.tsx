import type { SentimentRecord } from '@smops/core/sentiments/sentiments.schemas.js';
import { Tabs } from 'radix-ui';
import { Dialog, DialogBody } from '../../components/dialog/Dialog.js';
import { CommentsView } from './CommentsView.js';
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
        <Tabs.Root defaultValue="overview" className="flex min-h-0 flex-1 flex-col">
          <Tabs.List className="flex shrink-0 gap-1 border-base-300 border-b px-4">
            <Tabs.Trigger value="overview" className={TAB}>
              {TEXT.tabs.overview}
            </Tabs.Trigger>
            <Tabs.Trigger value="comments" className={TAB}>
              {TEXT.tabs.comments}
            </Tabs.Trigger>
          </Tabs.List>
          <DialogBody>
            <Tabs.Content value="overview">
              <Overview record={record} />
            </Tabs.Content>
            <Tabs.Content value="comments">
              <CommentsView id={record.id} />
            </Tabs.Content>
          </DialogBody>
        </Tabs.Root>
      )}
    </Dialog>
  );
}
