/** What a month of ease and a hard one are good for in a year: the body of a grown person, and the days of one over 60. */

interface Sides {
  good: string;
  bad: string;
}

/** A hard month may be told by its season. */
type Season = 'cold' | 'hot' | 'mild';

export const BODY_MONTHS: Readonly<Record<'student' | 'strong' | 'balanced' | 'weak' | 'senior', Sides>> = {
  student: { good: '适合把跑步或打球捡起来', bad: '容易熬，十二点前关灯' },
  strong: { good: '力气足，最费神的事先办掉', bad: '别逞强，晚上的事减半' },
  balanced: { good: '精神好，想改的习惯从这时改', bad: '容易累，早点收工' },
  weak: { good: '比平时有劲，也只用到八成', bad: '容易乏，推掉一半晚上的约' },
  senior: { good: '适合多走远一点', bad: '容易乏，午后躺一刻钟' },
};

/** The same of work, money and home. */
export const FIELD_MONTHS: Readonly<
  Record<'student' | 'grown' | 'senior', Readonly<Record<'做事' | '钱' | '感情与家里', Sides>>>
> = {
  student: {
    做事: { good: '投简历、交作品、见老师都合适', bad: '不退课、不辞实习，先把手上的交掉' },
    钱: { good: '该申请的补助和兼职，这个月去问', bad: '大件和聚会各减一样' },
    感情与家里: { good: '喜欢就约出来，也给家里打个长电话', bad: '气头上不说分开，隔几天再谈' },
  },
  grown: {
    做事: { good: '要谈的位置、要交的方案，这个月去', bad: '不提辞职，口头的承诺不作数' },
    钱: { good: '该谈的价、该收的款，这个月收齐', bad: '不借出，也不添大件' },
    感情与家里: { good: '两个人的事、家里的事，这个月摊开说', bad: '去留和搬家不在这个月定' },
  },
  senior: {
    做事: { good: '返聘、交接这类事，这个月去谈', bad: '不接新担子，手上的先写好交接' },
    钱: { good: '到期的、该领的，这个月办', bad: '孩子要用的钱，问清用处再给' },
    感情与家里: { good: '一家人坐下来，把往后的打算说一遍', bad: '孩子的事，这个月只听不管' },
  },
};

export const AGED_MONTHS: Readonly<Record<'家里' | '钱', Sides>> = {
  家里: { good: '一家人聚在这时最好，提前半个月说', bad: '各家都忙，话少说两句，饭照常吃' },
  钱: { good: '要添要修的，和孩子商量着办', bad: '大钱不动，推销和借钱的都不应' },
};

/** Going out, by the season of a month. */
export const AGED_OUTINGS: Readonly<Record<Season, Sides>> = {
  cold: { good: '中午暖和了再出门', bad: '怕冷怕滑，少出门' },
  hot: { good: '出门合适，清早走', bad: '怕热，日头高了不出去' },
  mild: { good: '出远门最合适，找个伴同去', bad: '只去近的地方' },
};

/** The same of the body. */
export const AGED_BODIES: Readonly<Record<Season, Sides>> = {
  cold: { good: '精神好，屋里多活动手脚', bad: '早晚添衣，早一刻躺下' },
  hot: { good: '胃口好，水少量多次地喝', bad: '午后别动，多喝温水' },
  mild: { good: '精神好，每天多走一趟', bad: '睡得浅，白天歇足一个钟头' },
};

/** The season of a month by its number. */
export const seasonOf = (month: number): Season =>
  month === 12 || month <= 2 ? 'cold' : month >= 6 && month <= 8 ? 'hot' : 'mild';
