import type { Comment } from '../comment.js';
import { takeNamesOff } from './chat-names.js';

/** From this number of comments by one author, and none by another, the author says nothing and is left out. */
const LEAST_BY_ONE = 4;

/** Who wrote the comments of one file: an author who is the same in every row is none, and a chat is read without names. */
export class FileAuthors {
  readonly #isChat: boolean;
  readonly #names = new Set<string>();
  /** What was dropped as a repetition, as long as all rows have one author; null from the second author on. */
  #repeated: Comment[] | null = [];

  constructor(isChat: boolean) {
    this.#isChat = isChat;
  }

  see({ author }: Comment): void {
    if (this.#names.size < 2 || this.#isChat) this.#names.add(author);
    if (this.#names.size > 1) this.#repeated = null;
  }

  /** Remembers a comment that was dropped since it repeats another of its author. */
  drop(comment: Comment): void {
    this.#repeated?.push(comment);
  }

  /** Takes the names of a chat off its comments, those inside texts too. */
  unnameChat(comments: readonly Comment[]): void {
    takeNamesOff(comments, this.#names);
  }

  /**
   * The repetitions that are none, since one author stands in every row: what was dropped as said twice by one person is
   * said by unknown people. Null where the author tells comments apart, or an id does. Gives them once.
   */
  takeRepeated(comments: readonly Comment[]): Comment[] | null {
    const [author] = this.#names;
    const repeated = this.#repeated;
    if (repeated === null || this.#names.size !== 1 || author === '') return null;
    if (comments.length + repeated.length < LEAST_BY_ONE) return null;
    if (comments.some(({ externalId }) => externalId !== null)) return null;
    this.#repeated = null;
    return repeated;
  }
}
