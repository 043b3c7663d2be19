/** Field of a form for the service, part or offer with a price that it is about. */
export const itemField = 'priced_item';

/** Key of an address that fills it in: `/book-a-service/?item=Long-drive+check%2C+%2449`. */
export const itemKey = 'item';

/** What the field says of something with a price: `Long-drive check, $49`. */
export const pricedItem = (title: string, price?: string | null): string => (price ? `${title}, ${price}` : title);
