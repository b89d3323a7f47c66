/** The part of lunar-javascript that the generator and the tests use; the package has no types. */
declare module 'lunar-javascript' {
  interface LibrarySolar {
    getYear(): number;
    getMonth(): number;
    getDay(): number;
    getHour(): number;
    getMinute(): number;
    getSecond(): number;
    toYmdHms(): string;
    getLunar(): LibraryLunar;
  }
  interface LibraryYun {
    isForward(): boolean;
    getStartYear(): number;
    getStartMonth(): number;
    getStartDay(): number;
    getStartHour(): number;
    getStartSolar(): LibrarySolar;
    getDaYun(): {
      getGanZhi(): string;
      getStartYear(): number;
      getLiuNian(): { getYear(): number; getAge(): number; getGanZhi(): string }[];
      getXiaoYun(): { getYear(): number; getAge(): number; getGanZhi(): string }[];
    }[];
  }
  interface LibraryEightChar {
    setSect(sect: 1 | 2): void;
    getYear(): string;
    getMonth(): string;
    getDay(): string;
    getTime(): string;
    getYun(gender: 0 | 1, sect: 1 | 2): LibraryYun;
    getYearHideGan(): string[];
    getDayHideGan(): string[];
    getDayDiShi(): string;
    getYearDiShi(): string;
    getDayNaYin(): string;
    getDayXunKong(): string;
    getYearShiShenGan(): string;
    getYearShiShenZhi(): string[];
    getTaiYuan(): string;
    getMingGong(): string;
    getShenGong(): string;
  }
  interface LibraryLunar {
    getYear(): number;
    /** Negative in a leap month. */
    getMonth(): number;
    getDay(): number;
    getSolar(): LibrarySolar;
    getEightChar(): LibraryEightChar;
    getDayInGanZhi(): string;
    getYearInGanZhiExact(): string;
    getMonthInGanZhiExact(): string;
    getJieQiTable(): Record<string, LibrarySolar>;
    getPrevJie(): { getName(): string; getSolar(): LibrarySolar };
    toString(): string;
  }
  export const Solar: {
    fromYmd(year: number, month: number, day: number): LibrarySolar;
    fromYmdHms(
      year: number,
      month: number,
      day: number,
      hour: number,
      minute: number,
      second: number,
    ): LibrarySolar;
  };
  export const Lunar: { fromYmd(year: number, month: number, day: number): LibraryLunar };
  export const ShouXingUtil: {
    /** Apparent longitude of the sun in radian, at Julian centuries from J2000.0; −1 for all terms. */
    saLon(t: number, terms: number): number;
  };
  export const LunarYear: {
    fromYear(year: number): {
      getLeapMonth(): number;
      getMonthsInYear(): { getMonth(): number; getDayCount(): number }[];
    };
  };
}
