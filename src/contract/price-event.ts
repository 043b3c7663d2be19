/**
 * A calculator hears this when the page has told it another price, as its `data-price` (CAR-12). A type alone: code that both sides
 * loaded would be one more script on each page.
 */
export type PriceEvent = 'forecourt:price';
