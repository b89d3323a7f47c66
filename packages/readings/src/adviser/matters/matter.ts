/** What a question can be about. A new matter is one entry in one of the files of this folder. */

/** Which answers tell more of a matter. */
export type Topic =
  | 'marriage_time'
  | 'partner'
  | 'romance'
  | 'marriage'
  | 'love'
  | 'job_change'
  | 'startup'
  | 'industry'
  | 'boss'
  | 'career'
  | 'exam'
  | 'study'
  | 'lottery'
  | 'invest'
  | 'house'
  | 'wealth'
  | 'medicine'
  | 'health'
  | 'children'
  | 'parents'
  | 'people'
  | 'personality'
  | 'lucky'
  | 'favourable'
  | 'phases'
  | 'pattern'
  | 'strength'
  | 'stars'
  | 'pillars'
  | 'name'
  | 'move'
  | 'tai_sui'
  | 'remedy'
  | 'luck';

export type Sign = 'good' | 'even' | 'bad';
/** The better, the higher. */
export const SIGN_RANKS: Readonly<Record<Sign, number>> = { good: 2, even: 1, bad: 0 };

/**
 * What a question asks of its matter. `will`: what comes about without the asker's choice. `should`: whether to do it, or
 * whether one may. `when`, also how long. `much`: a sum or a number. `why`, also what someone means by it. `is`: whether it
 * is so, normal, true, one's own fault. `how`: what to do.
 */
export type Point = 'will' | 'should' | 'when' | 'much' | 'why' | 'is' | 'how';

/** What is said first by what is asked. */
export type Answers = Readonly<Partial<Record<Point, string>>>;

export interface Matter {
  id: string;
  topic: Topic;
  /** How questions in their clean form name it. */
  words: RegExp;
  /** What is done, after 适合: 谈婚事. */
  act?: string;
  /** What the best year or month is called: 钱上最宽; without it 最适合 with `act`. */
  best?: string;
  /** What is said of a year or a month after its name, each beginning with a yes, a no or neither. */
  year?: Readonly<Record<Sign, string>>;
  /** What is said first where it is asked whether to do it or to stop. */
  decide?: Readonly<Record<Sign, string>>;
  /** What is said first where it is told and nothing is asked. */
  told?: string;
  /** What is said first where it is asked for a whole life: 能走到最后吗. */
  far?: string;
  /** How to bring it up. */
  say?: string;
  /** What is said first where just that is asked; the firm word, or the year, follows. */
  answers?: Answers;
  /** What to do, the first before the others. */
  advice?: readonly string[];
  /** The first sentence where nothing can be seen, or nothing may be said, whatever the time. */
  firm?: string;
  /** It is answered whatever else the question names. */
  first?: true;
  /** It is the asker's to handle, whoever is named. */
  own?: true;
  /** Its firm word chooses by itself where two are asked about: the chart chooses neither. */
  settles?: true;
  /** It is a way of the asker's own, beside which their nature is told. */
  ofNature?: true;
  /**
   * The doctor for the part of the body that the question names stands in place of the firm word: alone, or after a denial
   * that the chart is the cause.
   */
  doctor?: 'alone' | 'after_denial';
  /** Whom to ask, or what is not said. */
  limit?: string;
  /** It cannot wait for a year: when is answered with months. */
  soon?: true;
  /** It is going on: whether is answered with the months that are near, and no later year is told as the better one. */
  now?: true;
  /** Nothing of years and months is said of it. */
  timeless?: true;
}

/** A matter of which years and months can be told. */
export type Timed = Matter & Required<Pick<Matter, 'act' | 'year'>>;
export const isTimed = (matter: Matter): matter is Timed => matter.year !== undefined && !matter.timeless;

/** Whether a matter is of the body, of which a doctor decides. */
export const isOfBody = ({ topic }: Pick<Matter, 'topic'>): boolean =>
  topic === 'medicine' || topic === 'health';

/** Matters of which the first that fits is meant. */
export type Family = readonly Matter[];

/** A matter that is answered with one clear word, whatever else the question names. */
export const firmly = (
  id: string,
  topic: Topic,
  words: RegExp,
  firm: string,
  advice: readonly string[],
  answers: Answers = {},
): Matter => ({ id, topic, first: true, words, firm, advice, answers, timeless: true });

/** As `firmly`, where it is the asker's to handle, whoever is named. */
export const firmlyOwn = (...matter: Parameters<typeof firmly>): Matter => ({
  ...firmly(...matter),
  own: true,
});
