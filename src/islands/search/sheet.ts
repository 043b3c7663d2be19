/** The filters as a dialog, on phones. */
export const sheetId = 'search-filters-dialog';

const sheet = () => document.querySelector<HTMLDialogElement>(`dialog#${sheetId}`);

export const openSheet = (): void => sheet()?.showModal();

export const closeSheet = (): void => sheet()?.close();
