/** Whether the code of a birth place is that of a city abroad: the codes of China begin with 1 to 8. */
export const isForeignPlace = (code: string): boolean => code.startsWith('9');

/** Whether a birth place has another clock than the Chinese mainland: abroad, Taiwan (71), Hong Kong (81), Macau (82). */
export const isOutsideMainland = (code: string): boolean => /^(?:9|71|81|82)/.test(code);

/** Code of the city outside the mainland where a birth was; empty for a birth on the mainland. */
export const birthCityOf = ({
  birth_city,
  birth_place = '',
}: {
  birth_city?: string | undefined;
  birth_place?: string | undefined;
}): string => birth_city || (isOutsideMainland(birth_place) ? birth_place : '');
