/** For the audit page: which deletions can still be taken back. */
export { findRestorable } from './restorable.repository.js';
