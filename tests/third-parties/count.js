document.cookie = 'visitor=1; path=/'
document.head.append(
  Object.assign(document.createElement('script'), { src: 'https://stats.example/count.js' }),
)
document.addEventListener('enquiry-sent', ({ detail }) =>
  fetch(`https://stats.example/event?${new URLSearchParams(detail)}`),
)
document.addEventListener('consent-withdrawn', () => {
  document.cookie = 'visitor=; path=/; max-age=0'
})
