import {
  REPORT_CHINESE as DOCUMENT_CHINESE,
  REPORT,
} from '@smops/core/telling/reports/reports.texts.model.js';
import { useScreenTag } from '../../components/format/Written.js';
import { SEND_CHINESE, SEND_TEXT } from '../admin/deliveries/deliveries.texts.js';
import { REPORT_CHINESE, REPORT_TEXT } from './report.texts.js';

/** The words of a report's page: as written in the language of the screen that the report belongs to. */
export const useReportText = () => (useScreenTag() === 'zh-CN' ? REPORT_CHINESE : REPORT_TEXT);

/** The words of the report itself. */
export const useDocumentText = () => (useScreenTag() === 'zh-CN' ? DOCUMENT_CHINESE : REPORT());

/** The same for sending and sharing it. */
export const useSendText = () => (useScreenTag() === 'zh-CN' ? SEND_CHINESE : SEND_TEXT);
