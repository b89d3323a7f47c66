import { paths } from '../../../paths.ts';
import { givenDetails } from '../../../patterns/givenDetails.ts';
import type { Operator } from '../../../patterns/LegalDocument/LegalDocument.tsx';

export const aboutCopy = {
  title: (product: string) => `关于${product}`,
  lead: '一部会算的书：把出生的时刻排成四柱，把每一步都摊开给您看。',
  whatTitle: '缘起',
  what: (product: string) => [
    `${product}得名于“子平术”，也就是以年、月、日、时四柱推命的方法。它排命盘，讲清盘上每一个字；您愿意的话，再据盘写成专题报告，或就着命盘一问一答。`,
    '四柱是历法，可以核对；解读是传统学问，见仁见智。前一半我们力求不错，后一半只供学术研究与文化娱乐，不构成医疗、法律、投资、婚姻等任何专业意见。',
  ],
  conventionsTitle: '取法',
  conventionsLead: '各家取法不同，结果就不同。这里用的是下面这些；标“可改”的，排盘时或在“设置”里可以换。',
  conventionsCaption: '排盘的取法',
  changeable: '可改',
  conventions: [
    { question: '换年', answer: '立春交节的那一刻，不是正月初一，也不是元旦。' },
    { question: '换月', answer: '十二节交节的那一刻，精确到秒。' },
    {
      question: '换日',
      answer: '二十三点。也可取早晚子时：日柱到零点才换，二十三点后的时干用次日的。',
      changeable: true,
    },
    { question: '时柱', answer: '两小时一时辰，时干由日干按五鼠遁推得。' },
    {
      question: '钟表',
      answer:
        '默认是中国大陆的北京时间。在港澳台或海外出生的，选好城市，便用当地当年的时区，与用不用真太阳时无关。',
      changeable: true,
    },
    {
      question: '真太阳时',
      answer:
        '打开它并选好出生地才用：每差一度经度校正四分钟，再加当日的太阳时差。只移动日柱与时柱，年柱、月柱与起运按真实的时刻。',
      changeable: true,
    },
    {
      question: '夏令时',
      answer: '出生时当地若拨快了钟表，先减去。内地、香港、澳门、台湾与海外各按当年当地的规定。',
      changeable: true,
    },
    {
      question: '起运',
      answer: '由出生到前后的节，三日折一年，连续折算，十二分钟折一日。阳年男、阴年女顺行，反之逆行。',
      changeable: true,
    },
    { question: '岁数', answer: '虚岁，出生那年为一岁。' },
    { question: '大运', answer: '从交运的那一刻换，不从元旦换。' },
    { question: '流年', answer: '立春换年。' },
    {
      question: '强弱',
      answer:
        '问得令、得地、得势，月令最重，日支次之，把生扶与克泄的分量合起来看。分量在两界之间，或不计会局与冲合便偏到另一边的，只说中和偏强或偏弱，并列两说。',
    },
    {
      question: '用神',
      answer:
        '从格、化气依格局；冬夏先调候，其余看通关与扶抑。强弱难定的取格局的相神，一说喜、一说忌的，喜忌里都不列。命盘里可以换着看各家的取法。',
    },
    { question: '农历', answer: '逐年核对大小月与闰月，没有的日子不能选。' },
    { question: '范围', answer: '公历 1900年1月31日至 2100年12月31日。' },
  ] satisfies readonly { question: string; answer: string; changeable?: true }[],
  exactTitle: '准度',
  exact: [
    '交节时刻与天文历表核对过：1900 至 2026 年相差不超过四秒。更远的将来，地球自转快慢无法预知，2050 年以后可能差到一百秒。',
    '强弱与《滴天髓阐微》里 160 个明说旺弱的命例逐一对照：133 个相合，1 个相反，其余 26 个归在两说之间。',
    '出生时刻离交节不到两分钟的，命盘会并列两种可能，由您按出生证明判断，不替您猜。',
    '海外城市的名称与坐标取自 GeoNames（CC BY 4.0 许可），各地时区与夏令时的沿革取自 IANA 时区数据。',
    '命盘上列着从钟表时间到所用时刻的每一步校正，您可以拿去与别处对照。',
  ],
  manualLead: '想看细节？',
  manual: '读读常见问题',
  operatorTitle: '经营',
  operator: (operator: Operator) =>
    givenDetails([
      ['经营者', operator.company],
      ['电子邮箱', operator.email],
      ['客服电话', operator.phone],
      ['通信地址', operator.address],
    ]),
  links: [
    { href: paths.terms, label: '服务条款' },
    { href: paths.privacy, label: '隐私政策' },
    { href: paths.feedback, label: '意见反馈' },
  ],
  linksLabel: '相关页面',
} as const;
