import type { HttpHandler } from 'msw';
import * as account from './account.ts';
import * as empty from './empty.ts';
import * as network from './network.ts';
import * as paying from './paying.ts';
import * as reading from './reading.ts';
import * as records from './records.ts';
import * as session from './session.ts';

type Scenario = (argument?: string | number) => HttpHandler[];
const groups: Record<string, Record<string, unknown>> = {
  account,
  empty,
  network,
  paying,
  reading,
  records,
  session,
};

/** Every scenario, for example `network.slow`. */
export const scenarioNames: readonly string[] = Object.entries(groups).flatMap(([group, scenarios]) =>
  Object.keys(scenarios).map((name) => `${group}.${name}`),
);

/**
 * Handlers of scenarios, the first one first.
 *
 * @param names separated by commas; an argument follows a colon: `paying.paymentStatus:paid,network.slow:3000`
 * @throws where a name is not a scenario
 */
export function scenariosByName(names: string): HttpHandler[] {
  return names
    .split(',')
    .filter(Boolean)
    .flatMap((entry) => {
      const [name = '', argument] = entry.split(':');
      const [group = '', scenario = ''] = name.split('.');
      if (!scenarioNames.includes(name)) {
        throw new Error(`There is no scenario ${name}. There are: ${scenarioNames.join(', ')}`);
      }
      const start = groups[group]?.[scenario] as Scenario;
      if (argument === undefined) return start();
      return start(/^\d+$/.test(argument) ? Number(argument) : argument);
    });
}
