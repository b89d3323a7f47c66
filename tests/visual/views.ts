/** How a story is drawn: width of the page, theme, text size. */
export interface View {
  width: 'phone' | 'desktop';
  theme: 'light' | 'dark';
  textSize: 'standard' | 'large' | 'xlarge';
}

export interface Story {
  id: string;
  title: string;
  name: string;
  importPath: string;
}

export const viewports = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
};

const standard: View = { width: 'phone', theme: 'light', textSize: 'standard' };

/** Both widths in both themes. */
const screenViews: View[] = [
  standard,
  { ...standard, theme: 'dark' },
  { ...standard, width: 'desktop' },
  { ...standard, width: 'desktop', theme: 'dark' },
];

/** The view of a state. Its id chooses: a number would give all later states other views when one is added. */
function viewOfState(id: string): View {
  const sum = [...id].reduce((total, character) => total + (character.codePointAt(0) ?? 0), 0);
  return screenViews[sum % screenViews.length] ?? standard;
}

/** Every two values of width, theme and text size occur together in one of them. */
export const pairwiseViews: View[] = [
  standard,
  { width: 'desktop', theme: 'dark', textSize: 'standard' },
  { width: 'phone', theme: 'dark', textSize: 'large' },
  { width: 'desktop', theme: 'light', textSize: 'large' },
  { width: 'phone', theme: 'light', textSize: 'xlarge' },
  { width: 'desktop', theme: 'dark', textSize: 'xlarge' },
];

/** Of a part, which is as wide as where it stands: larger text on a phone alone. */
const partViews = pairwiseViews.filter(({ width, textSize }) => width === 'phone' || textSize === 'standard');

export const viewName = ({ width, theme, textSize }: View) =>
  [width, theme, ...(textSize === 'standard' ? [] : [textSize])].join('-');

/**
 * The views of every story. The first state of a screen is drawn in those that hold every pair, its other states in one
 * each. The connected stories of the app show the same screens and are left out.
 *
 * @returns by story id
 */
export function planViews(stories: readonly Story[]): Map<string, View[]> {
  const plan = new Map<string, View[]>();
  const drawn = stories.filter(({ importPath }) => !importPath.startsWith('./apps/'));
  const overviews = new Map<string, string>();
  for (const { id, title, name } of drawn) {
    if (!overviews.has(title) || name === 'Matrix') overviews.set(title, id);
  }
  for (const { id, title } of drawn) {
    const isScreen = title.startsWith('页面/');
    // Text size changes the parts alike wherever they stand, so one story of each is drawn in all sizes.
    if (overviews.get(title) === id) plan.set(id, isScreen ? pairwiseViews : partViews);
    else plan.set(id, [isScreen ? viewOfState(id) : standard]);
  }
  return plan;
}
