/** A tie that is feared to be thin in the chart, or a marriage that is feared to be doomed: 是不是我妻缘薄, 注定婚姻不好. */

export type TieOf = 'spouse' | 'parents' | 'children' | 'siblings' | 'kin';

export interface FearedTie {
  of: TieOf;
  /** Feared to be thin, held to be doomed, or only asked how it is. */
  how: 'thin' | 'doomed' | 'asked';
}

/** The names of a tie before 缘, and those with whom one has it. */
const TIES: readonly (readonly [TieOf, name: string, who: string])[] = [
  ['kin', '(?:六亲|亲人|家人|(?<!相)亲)', '(?:家里人?|家人|亲人|六亲|这个家|娘家)'],
  [
    'siblings',
    '(?:兄弟|姐妹|姊妹|兄妹|姐弟|手足)',
    '(?:[大二三小亲]?(?:哥哥?|弟弟?|姐姐?|妹妹?)|兄弟|姐妹|手足)',
  ],
  [
    'parents',
    '(?:父母|爸妈|父女|母女|父子|母子|双亲|爹娘|父亲?|母亲?)',
    '(?:父母|爸妈|爸爸?|妈妈?|父亲|母亲|爹娘|父女|母女|父子|母子)',
  ],
  [
    'children',
    '(?:子女|儿女|孩子|子息|儿子|女儿)',
    '(?:子女|儿女|孩子们?|儿子|女儿|闺女|[两几]个(?:孩子|女儿|儿子))',
  ],
  [
    'spouse',
    '(?:夫妻|妻子?|夫|婚姻?|(?<!婚)姻|老公|老婆|丈夫|配偶)',
    '(?:老公|老婆|丈夫|妻子|媳妇|另一半|老伴)',
  ],
];

const MUCH = '(?:是不是|天生|确实|真的|本来|太|很|挺|较|特别|比较|有点|这么|就|是|都|的|,)*';
const THIN = '(?:薄|浅|淡(?!定)|差(?!不多)|弱|不深|不厚|不好|尽|到头)';
const NO_TIE = '(?:没(?:有)?(?:什么|啥)?|无)缘(?:分)?';
const HOW =
  '(?:到底|究竟|算|还|,)*(?:深不深|深吗|深浅|厚不厚|薄不薄|怎么样|如何|好不好|好吗|深还是浅|强不强)';

/** A fortune with grown children that is feared to be missing: 没有享儿女福的命, 享不到儿孙福. */
const FORTUNE = '(?:儿女|儿孙|子孙|子女|孩子|儿子|女儿|闺女|孙子)们?的?福(?:气|分)?';
const NO_FORTUNE_OF_CHILDREN = new RegExp(
  `(?:没有?|无|少|不是|缺)(?:什么|啥|半点)?(?:命)?(?:能)?(?:享)?(?:受)?${FORTUNE}|享不(?:到|上|了|着)[^,。?!]{0,4}${FORTUNE}|${FORTUNE}[^,。?!]{0,3}(?:薄|浅|享不)`,
);
const FORTUNE_OF_CHILDREN = new RegExp(
  `(?:享不享|享得?(?:到|上|了)|能享|有没有|有|能不能)[^,。?!]{0,6}${FORTUNE}|${FORTUNE}[^,。?!]{0,4}(?:怎么样|如何|好不好|厚不厚|深不深)`,
);

const TOLD = TIES.map(([of, name, who]) => ({
  of,
  thin: new RegExp(
    `${name}的?缘(?:分)?${MUCH}${THIN}|(?<!有)没(?:有)?(?:什么|啥)?${name}缘|(?:[跟和与同]|我们)(?:我的?|自己)?${who}[^,。?!缘]{0,6}(?:${NO_TIE}|缘(?:分)?${MUCH}${THIN})|${who}[^。?!]{0,24}[跟和与](?:他|她)们[^,。?!缘]{0,4}(?:${NO_TIE}|缘(?:分)?${MUCH}${THIN})`,
  ),
  asked: new RegExp(`${name}的?缘(?:分)?${HOW}|[跟和与同]我?的?${who}的?缘(?:分)?${HOW}`),
}));

/** 是不是注定婚姻不好, 没有好婚姻的命, 命里该离婚. */
const DOOMED = new RegExp(
  [
    '(?:注定|命里|命中|天生|八字|命)[^,。?!]{0,8}(?:婚姻|感情路?|姻缘)[^,。?!]{0,4}(?:不好|不顺|坎坷|失败|破裂|不幸|差|完了)',
    '(?:没(?:有)?|不(?:会|配)有?)(?:好的?)?(?:婚姻|姻缘)(?:的)?命',
    '(?:婚姻|姻缘|感情)[^,。?!]{0,4}(?:是不是)?(?:就|也|都)?(?:完了|到头了|毁了|没救了)',
    '(?:命里|命中|八字|注定)[^,。?!]{0,6}(?:就)?(?:该|要|会|得)?(?:离婚|二婚|离(?=$|[?吗么]))|(?<!有)(?:离婚|二婚|三婚)的?命',
    '(?:婚姻|这段婚|这婚)[^,。?!]{0,4}(?:命中|命里)?注定[^,。?!]{0,3}(?:散|离|不)',
    '(?:是不是|难道|真的)[^,。?!]{0,6}(?:婚姻|感情)运[^,。?!]{0,3}(?:差|不好|背|烂)',
    '(?:婚姻|感情)(?:不好|不顺|不幸)[^,。?!]{0,4}(?:是不是)?(?:是)?(?:命|注定|八字)',
  ].join('|'),
);
/** A child that does not come is for a doctor, and a choice or a time is no fear. */
const OF_ELSE = /怀|孕|不育|没(?:有)?(?:个)?孩子|生(?:不出|育|个)|试管|胎|什么时候|哪一?年|几岁|几婚/;
/** Where someone has died, that is taken up first. */
const OF_LOSS = /走得早|去世|过世|不在了|丧偶|守寡/;
/** 跟儿子没父子缘: the asker is the parent. */
const OF_OWN_CHILD = /^(?!.*(?:爸|妈|爹|父亲|母亲)).*(?:儿子|女儿|闺女|孩子)/;
/** It is of the chart of another. */
const OF_OTHER =
  /(?:女儿|闺女|儿子|妹妹|弟弟|姐姐|哥哥|朋友|闺蜜|[他她])的?(?:八字|命里?|盘|[夫妻]缘|婚姻缘?|姻缘)/;

/** The tie that is feared to be thin; null where none is. */
export function fearedTieIn(text: string): FearedTie | null {
  if (OF_OTHER.test(text)) return null;
  for (const { of, thin, asked } of TOLD) {
    if ((of === 'children' && OF_ELSE.test(text)) || (of === 'kin' && OF_LOSS.test(text))) continue;
    const meant = of === 'parents' && OF_OWN_CHILD.test(text) ? 'children' : of;
    if (thin.test(text)) return { of: meant, how: 'thin' };
    if (asked.test(text)) return { of: meant, how: 'asked' };
  }
  if (!OF_ELSE.test(text)) {
    if (!/有没有/.test(text) && NO_FORTUNE_OF_CHILDREN.test(text)) return { of: 'children', how: 'thin' };
    if (FORTUNE_OF_CHILDREN.test(text)) return { of: 'children', how: 'asked' };
  }
  return DOOMED.test(text) && !OF_ELSE.test(text) ? { of: 'spouse', how: 'doomed' } : null;
}
