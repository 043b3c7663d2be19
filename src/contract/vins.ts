/** Address of the file that finds a car by its VIN; asked for when one is typed. */
export const vinsPath = '/vins.json';

/** Ids of cars by `vinKey` of their VIN. */
export type VinsFile = Readonly<Record<string, number>>;
