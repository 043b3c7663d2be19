<div class="new-arrival"><svg aria-hidden="true"><use href="{{ it.href }}"></use></svg><p>New Arrival</p></div>
