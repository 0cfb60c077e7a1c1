import PQueue from 'p-queue';

/** After this number of comments a run pauses when most of the answers were useless: each is paid, and asked again. */
const TELLING = 32;
/** Comments that got no good answer alone either, before the service counts as useless for all of them. */
const TELLING_ALONE = 2;

/**
 * How the answers of a run have gone since this worker took it up. Tells whether it is worth asking on, by one rule for
 * every kind of wrong answer: a batch that did not go well is asked again in parts, and until something of the run has gone
 * well one such part is asked after the other, the smallest first. So a service that never answers well is found out after a
 * few calls, and one bad comment among good ones holds nothing up.
 */
export class AnswerRecord {
  private good = 0;
  /** Answers that did not pass the check. */
  private refused = 0;
  /** Comments of whole batches that are asked again in parts. */
  private apart = 0;
  private failedAlone = 0;
  private readonly parts = new PQueue({ concurrency: 1 });

  addChecked(good: number, refused: number): void {
    this.good += good;
    this.refused += refused;
    if (good > 0) this.parts.concurrency = Number.POSITIVE_INFINITY;
  }

  /** A whole batch of `comments` is asked again in parts. */
  addApart(comments: number): void {
    this.apart += comments;
  }

  /** A comment that was asked alone got no good answer. */
  addFailedAlone(): void {
    this.failedAlone += 1;
  }

  /** Asks a part of a batch when its turn has come. */
  askPart<Result>(comments: number, ask: () => Promise<Result>): Promise<Result> {
    return this.parts.add(ask, { priority: -comments }) as Promise<Result>;
  }

  /** Answers that did not pass the check, with those to batches of which nothing was good. */
  get useless(): number {
    return this.refused + (this.good === 0 ? this.apart : 0);
  }

  get answers(): number {
    return this.good + this.useless;
  }

  /** Most answers did not pass the check. */
  get isMostlyRefused(): boolean {
    return this.good + this.refused >= TELLING && this.refused > this.good;
  }

  /** Nothing has gone well, in batches or alone. */
  get isHopeless(): boolean {
    return this.good === 0 && this.apart >= TELLING && this.failedAlone >= TELLING_ALONE;
  }
}
