import { newSouthWales } from './new-south-wales.ts';
import { queensland } from './queensland.ts';
import { southAndWest } from './south-and-west.ts';
import { victoria } from './victoria.ts';

/** Numbers of post-office boxes, and of large companies, which are in the capitals. */
const boxes = `
0200 Canberra 3528 14913,1001 Sydney 3387 15121,1400 Sydney 3387 15121,1700 Sydney 3387 15121,1999 Sydney 3387 15121,7800 Hobart 4288 14733,8001 Melbourne 3781 14496,8400 Melbourne 3781 14496,8700 Melbourne 3781 14496,8999 Melbourne 3781 14496
5800 Adelaide 3493 13860,5999 Adelaide 3493 13860,6800 Perth 3195 11586,6999 Perth 3195 11586,9001 Brisbane 2747 15303,9400 Brisbane 2747 15303,9729 Brisbane 2747 15303
`;

/** Places all over Australia, with a postcode in each area. */
export const australia = [newSouthWales, victoria, queensland, southAndWest, boxes].join('');
