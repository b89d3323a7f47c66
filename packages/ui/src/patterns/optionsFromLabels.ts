/** Options of a select or segmented control, one for each value of a table of labels, in its order. */
export const optionsFromLabels = <Value extends string>(labels: Record<Value, string>) =>
  (Object.keys(labels) as Value[]).map((value) => ({ value, label: labels[value] }));
