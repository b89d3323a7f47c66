/**
 * Raw values: what the house owns, before anything is said about use.
 * Only `semantic.ts` and the global sheet read this file.
 */
export const primitive = {
  paper: {
    white: '#fffdf8',
    leaf: '#fcf9f3',
    rice: '#f7f2e9',
    straw: '#eee6d9',
    line: '#e0d5c5',
  },
  ink: {
    black: '#12110e',
    night: '#171613',
    soot: '#1e1c18',
    stone: '#28251f',
    line: '#3a352d',
    deep: '#1f1b16',
    grey: '#5b5346',
    wash: '#6f6656',
    edge: '#8b7f6a',
    edgeNight: '#857a67',
    washNight: '#9a907d',
    greyNight: '#bbb19e',
    paper: '#ebe4d5',
  },
  cinnabar: {
    wash: '#f5e1d6',
    seal: '#a9321f',
    deep: '#8a2616',
    lifted: '#ee7f61',
    liftedHigh: '#f49a80',
    sealNight: '#c4472f',
    deepNight: '#b33c26',
    night: '#3b2119',
    onSeal: '#fff8ee',
  },
  carmine: { wash: '#f6dfdf', deep: '#93202f', lifted: '#f08c8c', night: '#3d1f21' },
  pine: { wash: '#dfe9dc', deep: '#2d5f42', lifted: '#8cc29c', night: '#1f2f25' },
  amber: { wash: '#f3e6c6', deep: '#75500c', lifted: '#dbb061', night: '#362b15' },
  phase: {
    wood: { wash: '#dbe9e3', deep: '#1c6656', lifted: '#7cc2ac', night: '#1c302a' },
    fire: { wash: '#f5e1d6', deep: '#a9321f', lifted: '#ee8468', night: '#3b2119' },
    earth: { wash: '#f3e3c8', deep: '#85530b', lifted: '#dca650', night: '#38290f' },
    metal: { wash: '#e9e5d6', deep: '#68633f', lifted: '#d6cfae', night: '#2e2c22' },
    water: { wash: '#dde5ee', deep: '#254f7d', lifted: '#92b8e2', night: '#1d2a3a' },
  },
  /** Root font size per text-size setting. */
  textSize: { standard: '100%', large: '112.5%', xlarge: '125%' },
} as const;
