import { Compass } from 'lucide-react';
import { useLocation } from 'wouter';
import { tabAddress } from '../../../addresses/run-address.js';
import { Button } from '../../../components/Button.js';
import { reasonOf } from '../../../components/reason-of.js';
import { useAction } from '../../../components/useAction.js';
import { startExploration } from '../../../state/analyzer/explorations.js';
import { topicFile } from '../../../state/analyzer/prepared.js';
import { useAtomValue } from '../../../state/atoms.js';
import { toast } from '../../../state/toasts.js';
import { TEXT as ALL } from '../analyzer.texts.js';
import { INSIGHT } from '../insight.texts.js';
import { FileField } from '../prepare/FileField.js';
import { StepCard } from '../StepCard.js';
import { ExplorationsList } from './ExplorationsList.js';

const TEXT = INSIGHT.explore;

/** A file and one button; below them what was explored before. The file is the topic tab's too. */
export function ExplorePrepare() {
  const file = useAtomValue(topicFile.fileAtom);
  const [, navigate] = useLocation();
  const [explore, exploring] = useAction(
    async () => {
      if (file.status !== 'read') return;
      const found = await startExploration(file.file.name, await topicFile.takeComments());
      toast({ title: TEXT.done(found.themes.length), description: file.file.name });
      navigate(tabAddress('reactions', found.explorationId));
    },
    (error) =>
      toast({ tone: 'destructive', title: TEXT.failed, description: reasonOf(error, TEXT.failedText) }),
  );
  const isRead = file.status === 'read';
  return (
    <div className="space-y-5">
      <StepCard number={1} title={TEXT.file} hint={TEXT.fileHint}>
        <FileField slot={topicFile} />
      </StepCard>
      <StepCard number={2} title={TEXT.result}>
        <div className="flex flex-wrap items-center justify-between gap-4">
          <div className="min-w-0">
            <p className="font-medium">{isRead ? ALL.start.ready : ALL.start.missingTitle}</p>
            <p className="text-muted text-sm">
              {isRead ? TEXT.ready(file.report.accepted) : TEXT.missingFile}
            </p>
          </div>
          <Button
            tone="primary"
            className="max-sm:w-full"
            icon={<Compass className="size-4" aria-hidden />}
            disabled={!isRead}
            pending={exploring}
            pendingLabel={TEXT.exploring}
            onClick={() => void explore()}
          >
            {TEXT.button}
          </Button>
        </div>
      </StepCard>
      <ExplorationsList />
    </div>
  );
}
