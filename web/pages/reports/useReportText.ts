import { useScreenTag } from '../../components/format/Written.js';
import { send as chineseSend } from '../../languages/zh/deliveries.js';
import { report as chinese } from '../../languages/zh/report.js';
import { SEND_TEXT } from '../admin/deliveries/deliveries.texts.js';
import { REPORT_TEXT } from './report.texts.js';

/** The words of a report's page: as written in the language of the screen that the report belongs to. */
export const useReportText = () => (useScreenTag() === 'zh-CN' ? chinese : REPORT_TEXT);

/** The same for sending and sharing it. */
export const useSendText = () => (useScreenTag() === 'zh-CN' ? chineseSend : SEND_TEXT);
