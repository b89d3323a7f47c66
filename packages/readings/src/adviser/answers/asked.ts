/** What every kind of answer about a matter is written from, and what it says of a time that is over. */
import type { Matter, Sign, Timed } from '../matters/matter.ts';
import type { Understood } from '../understand/understood.ts';

/** The asker, or the person whose chart is read, before an answer: 从她那份命盘看，. */
export type Lead = (sentence: string) => string;

export interface Asked {
  understood: Understood;
  matter: Matter;
  lead: Lead;
}

export const bestWord = ({ best, act }: Timed) => best ?? `最适合${act}`;

export const limitsOf = ({ limit }: Matter) => (limit ? [limit] : []);

/** How a time that is over was for a matter, by its sign. */
export const PAST: Readonly<Record<Sign, string>> = {
  good: '本来是使得上劲的，没成多半是别的环节卡住',
  even: '不上不下，成败多在当时的安排',
  bad: '本来就费力，不全怪你',
};

/** Advice in what a time brings, which is too late for one that is over. */
const ADVICE = /^(?:[先别要宜不少多把说定留教照早该]|也[请要]|见好|适合|规矩|提前|话(?=慢)|一个人|常通|能放)/;
/** What a time that is over brought, without the advice that belongs to it. */
export const withoutAdvice = (felt: string) =>
  felt
    .split('；')
    .map((part) => {
      const clauses = part.split('，');
      const end = clauses.findIndex((clause) => ADVICE.test(clause.replace(/^(?:这|那)一年/, '')));
      return clauses.slice(0, end < 0 ? undefined : end).join('，');
    })
    .filter((part) => part !== '')
    .join('；');

/** Whether it is too late. */
export const LATE = /来得及|晚不晚|太晚|(?:会|是不是)?晚了(?:吗|点)/;

/** Of now, or of what is under way. */
const NOW = /现在|眼下|目前|这[次回阵]|最近|这几天|这两天|这周|昨天|前天|今天|突然|马上|这会儿/;
/** Whether it is answered with the months that are near. */
export const isOfNow = ({ now }: Matter, text: string): boolean => now === true || NOW.test(text);
