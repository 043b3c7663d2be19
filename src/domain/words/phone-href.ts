/** The address that calls a number as it is written: `(02) 5550 2101` → `tel:0255502101`. */
export const phoneHref = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;
