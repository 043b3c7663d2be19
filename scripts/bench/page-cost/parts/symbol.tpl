<svg class="icon" aria-hidden="true"><use href="{{ it.href }}"></use></svg>
