<button type="button" class="{{ it.class }}" data-save="favourites" data-car="{{ it.id }}" data-name="{{ it.name }}" data-price="{{ it.price }}" aria-label="{{ it.label }}">
{{> symbol it.symbol }}{{ it.text }}</button>
