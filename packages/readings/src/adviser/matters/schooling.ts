/** What a school year costs beside the lessons: one more of it, and a gift to the teacher. */
import { type Family, firmly } from './matter.ts';
import { near, words } from './words.ts';
import { TEACHER } from './people.ts';

export const SCHOOLING: Family = [
  firmly(
    'repeat_year',
    'exam',
    words(
      /重读(?:高|初|一年)/,
      '复读|高四|再战高[三考]|再(?:读|念|上)(?:一(?:年|个)|个)?(?:高|初)[三四]',
      near(
        '高考|中考|一本|本科线|录取|志愿|滑档|专科|分数线|考砸|落榜|大学',
        '再(?:来|考|冲|战|读)(?:一|个)?(?:年|次|回)|重来|来年再',
        18,
      ),
    ),
    '差得不多、自己真想再来就复读；是被家里逼的，就先去念录上的那一所',
    [
      '三天内写下今年丢分最多的两科，一年能补回四十分再去',
      '先打电话问清复读学校收不收、一年多少钱、有没有政策限制',
    ],
  ),
  firmly(
    'gift_to_teacher',
    'children',
    words(
      /家委会[^?!]{0,8}(?:收|凑)/,
      near(
        `${TEACHER}|谢师|教师节`,
        '送(?:礼|卡|酒|烟|花|什么|点|东西|红包|购物卡)|送不送|红包|意思意思|打点|购物卡|收了?[^,。?!]{0,3}(?:烟|酒|礼|红包)|不表示|礼物|买包|收礼',
        14,
      ),
    ),
    '不用送：老师收了担风险，孩子也不会因此多得；真心的话一张手写的纸就够',
    ['教师节让孩子自己写一张卡，写一件具体的事', '想让老师多看顾，开学一个月内约十分钟，只问孩子该改哪一样'],
  ),
];
