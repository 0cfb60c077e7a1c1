import type { OwnNeeds } from '../definition.js';
import { lookUpPlace, reachOf } from '../http/places.js';
import { isWithin, type Place } from '../place.model.js';
import type { AskFailure } from '../provider.js';
import type { Asked } from './ask.js';
import type { Conversation } from './converse.js';
import type { LearnedForm } from './form.js';
import { learn } from './learn.js';
import type { OwnModelSettings } from './own-settings.js';
import type { ReadCompletion } from './read-completion.js';

/** Answers in a row that only the next format down had: from then on it is asked for at once. */
const MISSES = 3;

/** How a model of one's own answers: learned once for its settings, remembered, and corrected by its answers. */
export class OwnForm {
  readonly #needs: Pick<OwnNeeds, 'settings' | 'memory'> & { now: () => Date };
  #form: LearnedForm | undefined;
  #learning: Promise<{ learned: LearnedForm } | { failure: AskFailure }> | undefined;
  #misses = 0;

  constructor(needs: Pick<OwnNeeds, 'settings' | 'memory'> & { now: () => Date }) {
    this.#needs = needs;
  }

  #key(): string {
    const { url, model, format, thinking }: OwnModelSettings = this.#needs.settings();
    return JSON.stringify([url, model, format, thinking]);
  }

  async #keep(learned: LearnedForm): Promise<void> {
    this.#form = learned;
    await this.#needs.memory.save(learned).catch(() => {});
  }

  /** What is known of the present settings. */
  async known(): Promise<LearnedForm | undefined> {
    const of = this.#key();
    if (this.#form?.of !== of) this.#form = await this.#needs.memory.load().catch(() => undefined);
    return this.#form?.of === of ? this.#form : undefined;
  }

  /** What is known, else learned now: once, however many ask at the same time. `onRead` gets each answer of the learning. */
  async learn(
    conversation: Conversation,
    onRead: (read: ReadCompletion) => void,
  ): Promise<{ learned: LearnedForm } | { failure: AskFailure }> {
    const learned = await this.known();
    if (learned !== undefined) return { learned };
    this.#learning ??= learn(conversation, { of: this.#key(), now: this.#needs.now(), onRead }).finally(
      () => {
        this.#learning = undefined;
      },
    );
    const made = await this.#learning;
    if ('learned' in made && this.#form !== made.learned) await this.#keep(made.learned);
    return made;
  }

  /** Corrects what was learned by an answer: what the server took, and the format that had what the asked one had not. */
  async correct(learned: LearnedForm, { taken, instead, failure }: Asked): Promise<void> {
    if (taken !== learned) await this.#keep({ ...learned, ...taken });
    if (instead === undefined) this.#misses = failure === undefined ? 0 : this.#misses;
    else if (++this.#misses >= MISSES) await this.#keep({ ...learned, ...instead });
  }

  async forget(): Promise<void> {
    this.#form = undefined;
    await this.#needs.memory.forget();
  }
}

/** Where a model of one's own is, and how far its connections may lead. */
export interface OwnPlace {
  /** As far as the address and the server's policy let a connection lead. */
  farthest(url: string): Place;
  /** As it was found last, else as far as it may be; on this machine while no address is set. */
  now(): Place;
  /** Looks the address up. */
  find(): Promise<Place>;
}

export function createOwnPlace({
  settings,
  mayLeave,
  resolve,
}: Pick<OwnNeeds, 'settings' | 'mayLeave' | 'resolve'>): OwnPlace {
  let seen: { url: string; place: Place } | undefined;
  const farthest = (url: string): Place => {
    const reach = reachOf(url);
    const isPlain = new URL(url).protocol === 'http:';
    return isWithin(reach, 'network') || (mayLeave() && !isPlain) ? reach : 'network';
  };
  return {
    farthest,
    now() {
      const { url = '' } = settings();
      if (url === '') return 'machine';
      return seen?.url === url ? seen.place : farthest(url);
    },
    async find() {
      const { url } = settings();
      if (url === undefined) return 'machine';
      const most = farthest(url);
      const found = (await lookUpPlace(url, resolve)) ?? most;
      seen = { url, place: isWithin(found, most) ? found : most };
      return seen.place;
    },
  };
}
