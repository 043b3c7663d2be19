/** On phones the places are folded to their names: each has its departments, with hours and numbers. Without script all are open (ROUTE-13). */
if (matchMedia('(width < 768px)').matches) {
	for (const place of document.querySelectorAll<HTMLDetailsElement>('[data-place]')) place.open = false;
}
