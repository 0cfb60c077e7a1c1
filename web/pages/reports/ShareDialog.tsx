import type { ReportSectionId } from '@smops/core/telling/reports/reports.constants.js';
import { SHARE_DEFAULT_DAYS } from '@smops/core/telling/sharing/sharing.constants.js';
import { SHARE_LINKS } from '@smops/core/telling/sharing/sharing.operations.js';
import type { Share } from '@smops/core/telling/sharing/sharing.schemas.js';
import { useState } from 'react';
import { Button } from '../../components/Button.js';
import { Dialog, DialogBody, DialogFooter } from '../../components/dialog/Dialog.js';
import { SecretDialog } from '../../components/dialog/SecretDialog.js';
import { failed } from '../../components/failed.js';
import { FormFailure } from '../../components/form/FormFailure.js';
import { FormField } from '../../components/form/FormField.js';
import { Time } from '../../components/format/Time.js';
import { useAction } from '../../components/useAction.js';
import { useAtomValue } from '../../state/atoms.js';
import { client } from '../../state/client.js';
import { connectionAtom } from '../../state/records/connections.js';
import { sharesAtom } from '../../state/records/deliveries.js';
import { MissingNote } from '../admin/connections/MissingNote.js';
import { useSendText } from './useReportText.js';

interface Props {
  open: boolean;
  runId: string;
  /** None: the usual ones. */
  sections: ReportSectionId[] | undefined;
  onClose(): void;
}

/** Makes a link to a run's report for people without an account, and lists those that work. */
export function ShareDialog({ open, runId, sections, onClose }: Props) {
  const TEXT = useSendText();
  const [address, setAddress] = useState<string>();
  return (
    <>
      <Dialog
        open={open && address === undefined}
        onClose={onClose}
        title={TEXT.shareTitle}
        description={TEXT.shareText}
        size="small"
      >
        <Content runId={runId} sections={sections} onClose={onClose} onMade={setAddress} />
      </Dialog>
      <SecretDialog
        open={address !== undefined}
        title={TEXT.copyTitle}
        text={TEXT.copyText}
        secret={address ?? ''}
        onClose={() => {
          setAddress(undefined);
          onClose();
        }}
      />
    </>
  );
}

function Content(props: Omit<Props, 'open'> & { onMade(address: string): void }) {
  const TEXT = useSendText();
  const { runId, sections, onClose, onMade } = props;
  const links = useAtomValue(connectionAtom('links'));
  const isOff = links?.isReady === false;
  const { data: shares = [] } = useAtomValue(sharesAtom);
  const [days, setDays] = useState(String(SHARE_DEFAULT_DAYS));
  const [failure, setFailure] = useState<Error>();
  const [create, creating] = useAction(async () => {
    setFailure(undefined);
    const made = await client.call(SHARE_LINKS.create, {
      taskId: runId,
      ...(sections && { section: sections }),
      expiresInDays: Number(days),
    });
    onMade(made.address ?? location.origin + made.path);
  }, setFailure);
  const [revoke] = useAction(
    ({ id }: Share) => client.call(SHARE_LINKS.revoke, { id }),
    failed(TEXT.revokeFailed),
    ({ id }) => id,
  );
  const own = shares.filter((one) => one.taskId === runId);
  return (
    <form
      noValidate
      className="flex min-h-0 flex-1 flex-col"
      onSubmit={(event) => {
        event.preventDefault();
        void create();
      }}
    >
      <DialogBody>
        <div className="space-y-4">
          {isOff && <MissingNote id="links" className="rounded-field bg-base-200 px-3 py-2 text-sm" />}
          <FormField label={TEXT.days}>
            {(control) => (
              <input
                {...control}
                className="input"
                inputMode="numeric"
                autoComplete="off"
                disabled={isOff}
                value={days}
                onChange={(event) => setDays(event.target.value)}
              />
            )}
          </FormField>
          <FormFailure error={failure} />
          {own.length > 0 && (
            <section aria-label={TEXT.links}>
              <h3 className="mb-1 font-medium text-sm">{TEXT.links}</h3>
              <ul className="space-y-1">
                {own.map((share) => (
                  <li key={share.id} className="flex flex-wrap items-center justify-between gap-2 text-sm">
                    <span className="min-w-0 text-muted">
                      <code className="text-xs">{share.prefix}…</code> {TEXT.ends}{' '}
                      <Time value={share.expiresAt} ago />
                      {', '}
                      {share.lastOpenedAt === null ? (
                        TEXT.never
                      ) : (
                        <>
                          {TEXT.opened} <Time value={share.lastOpenedAt} ago />
                        </>
                      )}
                    </span>
                    <Button
                      size="small"
                      onClick={() => void revoke(share)}
                      aria-label={`${TEXT.revoke} ${share.prefix}…`}
                    >
                      {TEXT.revoke}
                    </Button>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>{TEXT.close}</Button>
        <Button tone="primary" type="submit" disabled={isOff} pending={creating} pendingLabel={TEXT.creating}>
          {TEXT.createLink}
        </Button>
      </DialogFooter>
    </form>
  );
}
