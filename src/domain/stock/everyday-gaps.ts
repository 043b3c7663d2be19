/**
 * Gaps that stock has every day: a car that came in this morning has no photos, one at auction no price. While few cars have
 * one, nobody has to act; where many do, the feed is broken. 9 of 313 cars without photos: everyday. 200 of 313: not (SITE-5).
 */
const everydayShare = 0.2;

/** Whether `cars` of `all` with the same gap are no more than stock usually has. */
export const isEverydayGap = ({ cars, all }: { cars: number; all: number }): boolean => cars <= everydayShare * all;
