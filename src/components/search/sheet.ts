/** The filters where they are a sheet over the page. */
export const sheetId = 'search-filters';
