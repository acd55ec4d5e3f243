new Image().src = 'https://notice.example/open'
