import { DELIVERIES } from '@smops/core/telling/deliveries/deliveries.operations.js';
import type { Delivery } from '@smops/core/telling/deliveries/deliveries.schemas.js';
import {
  REPORT_DOCUMENT_FORMATS,
  type ReportDocumentFormat,
} from '@smops/core/telling/reports/reports.constants.js';
import { useState } from 'react';
import { Button } from '../../components/Button.js';
import { Dialog, DialogBody, DialogFooter } from '../../components/dialog/Dialog.js';
import { FormFailure } from '../../components/form/FormFailure.js';
import { FormField } from '../../components/form/FormField.js';
import { Select } from '../../components/form/Select.js';
import { useAction } from '../../components/useAction.js';
import type { ReportChoice, ShownReport } from '../../state/analyzer/reports.js';
import { useAtomValue } from '../../state/atoms.js';
import { client } from '../../state/client.js';
import { destinationsAtom } from '../../state/records/deliveries.js';
import { DestinationTicks } from '../admin/deliveries/DestinationTicks.js';
import { FORMAT_NAMES } from './format-names.js';
import { useSendText } from './useReportText.js';

const FORMATS = REPORT_DOCUMENT_FORMATS.map((value) => ({ value, label: FORMAT_NAMES[value] }));

interface Props {
  open: boolean;
  report: ShownReport;
  choice: ReportChoice;
  onClose(): void;
}

/** Sends a report to the chosen destinations, and says how it went. */
export const SendDialog = (props: Props) => (
  <Dialog open={props.open} onClose={props.onClose} title={useSendText().sendTitle} size="small">
    <Content {...props} />
  </Dialog>
);

/** How an attempt ended, in words. */
function outcomeOf({ status, reason }: Delivery, TEXT: ReturnType<typeof useSendText>): string {
  if (status === 'sent') return TEXT.sent;
  const said = status === 'waiting' || status === 'sending' ? TEXT.later : TEXT.failed;
  return reason === null ? said : `${said}: ${reason}`;
}

function Content({ report, choice, onClose }: Props) {
  const TEXT = useSendText();
  const { data: destinations } = useAtomValue(destinationsAtom);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [format, setFormat] = useState<ReportDocumentFormat>('docx');
  const [sent, setSent] = useState<Delivery[]>([]);
  const [failure, setFailure] = useState<Error>();
  const [send, sending] = useAction(async () => {
    setFailure(undefined);
    setSent(
      await client.call(DELIVERIES.sendReport, {
        of: report.of,
        id: report.id,
        destinations: [...chosen],
        format,
        ...choice,
        copies: report.copies,
        before: report.before,
        ...(report.basis && { basis: report.basis }),
      }),
    );
  }, setFailure);
  return (
    <>
      <DialogBody>
        <div className="space-y-4">
          <DestinationTicks
            label={TEXT.to}
            chosen={chosen}
            onChange={setChosen}
            below={(id) => {
              const delivery = sent.find((one) => one.destinationId === id);
              return (
                delivery && (
                  <p role="status" className="ml-7 text-muted text-sm">
                    {outcomeOf(delivery, TEXT)}
                  </p>
                )
              );
            }}
          />
          {destinations !== undefined && destinations.length > 0 && (
            <FormField label={TEXT.format}>
              {(control) => (
                <Select
                  {...control}
                  value={format}
                  options={FORMATS}
                  onChange={(value) => setFormat(value as ReportDocumentFormat)}
                />
              )}
            </FormField>
          )}
          <FormFailure error={failure} />
        </div>
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>{TEXT.close}</Button>
        <Button
          tone="primary"
          disabled={chosen.length === 0}
          pending={sending}
          pendingLabel={TEXT.sending}
          onClick={() => void send()}
        >
          {TEXT.send}
        </Button>
      </DialogFooter>
    </>
  );
}
