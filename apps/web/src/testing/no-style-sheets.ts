import { StyleSheet } from '@emotion/sheet';

// jsdom matches every rule against every element that a query by role looks at. No test in jsdom is about styles.
StyleSheet.prototype.insert = () => undefined;
