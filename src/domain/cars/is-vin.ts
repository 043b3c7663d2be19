/** Whether somebody has typed a VIN: 17 letters and digits, none of them I, O or Q. */
export const isVin = (text: string): boolean => /^[A-HJ-NPR-Z0-9]{17}$/i.test(text);
