import type { CachedAnswer } from '../../answers/answer-cache.repository.js';

/** An answer that another job is being given; undefined when that job got none. */
export type AnswerUnderWay = Promise<CachedAnswer | undefined>;

/**
 * The paid questions that this process is asking now, by the key of their answers: runs that ask the same wait for the
 * answer in place of paying for it again. An answer stays here until its job has stored it; from then on it is found
 * among the stored ones.
 */
export class QuestionsUnderWay {
  private readonly answers = new Map<string, AnswerUnderWay>();

  find(key: Buffer): AnswerUnderWay | undefined {
    return this.answers.get(key.toString('hex'));
  }

  /** Says that a question is asked now. */
  begin(key: Buffer): Question {
    const name = key.toString('hex');
    let resolve: (answer?: CachedAnswer) => void = () => {};
    const underWay: AnswerUnderWay = new Promise((settle) => {
      resolve = settle;
    });
    this.answers.set(name, underWay);
    const forget = () => {
      if (this.answers.get(name) === underWay) this.answers.delete(name);
    };
    return {
      settle(answer) {
        if (answer === undefined) forget();
        resolve(answer);
      },
      forget,
    };
  }
}

/** A question that this job asks. */
export interface Question {
  /** Gives those who wait the answer; without one they ask themselves. Only the first call counts. */
  settle(answer?: CachedAnswer): void;
  /** The answer is stored, or never will be. */
  forget(): void;
}
