export interface Pillar {
  shi_shen: string;
  heavenly_stem: string;
  earthly_branch: string;
  cang_gan: string[];
  cang_gan_shi_shen: string[];
  na_yin: string;
  kong_wang: string;
  di_shi: string;
  zi_zuo: string;
}
export interface LuckPillar {
  shi_shen: string;
  gan: string;
  zhi: string;
  cang_gan: string[];
  cang_gan_shi_shen: string[];
  na_yin: string;
  kong_wang: string;
  di_shi: string;
  zi_zuo: string;
}
export interface DaYun {
  start_age: number;
  end_age: number;
  start_year: number;
  end_year: number;
  start_date: string;
  ganzhi: string;
  shi_shen: string;
  cang_gan: string[];
  cang_gan_shi_shen: string[];
  na_yin: string;
  kong_wang: string;
  di_shi: string;
  zi_zuo: string;
  current: boolean;
}
export interface LiuNian {
  age: number;
  year: number;
  ganzhi: string;
  shi_shen: string;
  cang_gan: string[];
  cang_gan_shi_shen: string[];
  na_yin: string;
  kong_wang: string;
  di_shi: string;
  zi_zuo: string;
  current: boolean;
}
export interface Bazi {
  year_pillar: Pillar;
  month_pillar: Pillar;
  day_pillar: Pillar;
  time_pillar: Pillar;
  da_yun_pillar: LuckPillar | null;
  liu_nian_pillar: LuckPillar;
  qi_yun_date: string;
}
export interface QiYun {
  years: number;
  months: number;
  days: number;
  hours: number;
  forward: boolean;
}
