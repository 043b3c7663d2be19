/** Shows the text of the category in the address, `?category=finance-enquiry`, in place of the plain thanks (ROUTE-10). */
const category = new URLSearchParams(location.search).get('category');
const texts = [...document.querySelectorAll<HTMLElement>('[data-success]')];
const chosen = texts.find(({ dataset }) => dataset['success'] === category);
if (chosen) {
	show('[data-success-heading]', chosen.dataset['heading']);
	show('[data-success-text]', chosen.dataset['text']);
}

function show(selector: string, text: string | undefined): void {
	const element = document.querySelector(selector);
	if (element && text) element.textContent = text;
}
