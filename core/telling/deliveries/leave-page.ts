import { html, reportPage } from '../../platform/export/report-page.js';
import { DELIVERIES_TEXTS } from './deliveries.texts.model.js';

const page = (title: string, body: string): string =>
  reportPage({ title, heading: title, about: [], body }).replace('<base target="_blank">', '');

/** Asks before it takes anyone off a list: programs that look into mail open every link. */
export const leavingPage = (destination: string): string =>
  page(
    DELIVERIES_TEXTS().leaveTitle,
    `<p>${html(DELIVERIES_TEXTS().leaveQuestion(destination))}</p><form method="post"><button type="submit">${html(DELIVERIES_TEXTS().leaveButton)}</button></form>`,
  );

export const leftPage = (destination: string): string =>
  page(DELIVERIES_TEXTS().leftTitle, `<p>${html(DELIVERIES_TEXTS().leftLine(destination))}</p>`);

/** What a link that leads nowhere shows to a person. */
export const nowherePage = (message: string): string => page('smops', `<p>${html(message)}</p>`);
